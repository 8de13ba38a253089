/** The bars of libraries on a page that loads. They go in several steps, a moment after the page has loaded. */
export const loadingBars =
  '#nprogress, .pace-active, #loading-bar, #loading-bar-spinner, .turbo-progress-bar, .turbolinks-progress-bar';

export function hasLoadingBar(): boolean {
  return [...document.querySelectorAll(loadingBars)].some((bar) => bar.checkVisibility({ opacityProperty: true }));
}
