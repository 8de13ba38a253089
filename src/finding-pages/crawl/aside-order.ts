/**
 * Added to the `claim_order` of a page that is put aside (records/pages/put-aside.ts). Claims take it after all other
 * pages of its scan, one at a time.
 */
export const asideOrder = 1_000_000;
