/**
 * Where a site has no end of pages, or many pages of one kind. Each limit is a note of the scan when it is reached. They are for
 * sites that generate pages without end; no page is dropped for its content alone.
 */
export const crawlLimits = {
  /** Links from the start to a page. */
  depth: 20,
  /** Pages of one shape. */
  perTemplate: 1_000,
  /** Pages of one shape that ends with a date. */
  perCalendar: 60,
  /** Queries with several parameters, on one path, and on paths of one shape. */
  facetsPerPath: 50,
  facetsPerShape: 200,
  /** Queries with one parameter, on one path. */
  queriesPerPath: 500,
  /** Queries with a long random value, on one path. */
  randomQueriesPerPath: 20,
  /** Pages of one shape that show the same text. */
  sameText: 20,
} as const;
