/** As in src/worker/try-browser.ts, which says why. */
export const leastBrowserMajor = 140;
