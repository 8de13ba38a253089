/** A read replica ended in the middle of a transaction that only read. It can be repeated: the next one is of the primary. */
export class TransactionLost extends Error {}
