/** The bars by which libraries show that a page loads. They remove them in several steps, a moment after the page has loaded. */
export const loadingBars =
  '#nprogress, .pace-active, #loading-bar, #loading-bar-spinner, .turbo-progress-bar, .turbolinks-progress-bar';

export function hasLoadingBar(): boolean {
  return [...document.querySelectorAll(loadingBars)].some((bar) => bar.checkVisibility({ opacityProperty: true }));
}
