/** How a scan finds its pages. */
export const scanTypes = ['single', 'sitemap'] as const;
