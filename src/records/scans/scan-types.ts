/** The ways in which a scan finds its pages. */
export const scanTypes = ['single', 'sitemap', 'list', 'crawl'] as const;

export type ScanType = (typeof scanTypes)[number];
