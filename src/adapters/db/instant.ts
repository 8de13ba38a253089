import type { ColumnType } from 'kysely';

/** A time that the database sets by default. */
export type Instant = ColumnType<Date, Date | undefined, Date>;
export type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
