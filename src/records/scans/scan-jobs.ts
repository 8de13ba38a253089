/** Removes the rows and files of a deleted scan. The key is the scan's id, here and below. */
export const deleteScanJob = 'delete-scan';

/** Removes the rows and files of a scan, except its summary. */
export const removeDataJob = 'remove-scan-data';

/** Removes the screenshots of an ended or deleted scan that no row names, because abandoned visits wrote them. */
export const tidyScreenshotsJob = 'tidy-screenshots';

/** Writes what changed since the scan before. */
export const compareScanJob = 'compare-scan';
