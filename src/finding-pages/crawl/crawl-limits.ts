/**
 * Limits for sites with endless pages, or many pages of one kind. A scan gets a note for each limit that it reaches. A
 * page is never dropped for its content alone.
 */
export const crawlLimits = {
  /** The number of links from the start to a page. */
  depth: 20,
  /** Pages of one shape. */
  perTemplate: 1_000,
  /** Pages of one shape that ends with a date. */
  perCalendar: 60,
  /** Queries with several parameters, on one path and on paths of one shape. */
  facetsPerPath: 50,
  facetsPerShape: 200,
  /** Queries with one parameter on one path. */
  queriesPerPath: 500,
  /** Queries with a long random value on one path. */
  randomQueriesPerPath: 20,
  /** Pages of one shape that repeat one text. */
  sameText: 20,
} as const;
