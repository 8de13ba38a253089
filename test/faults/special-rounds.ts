import type { Engine } from '../databases/database-places.ts';
import type { RoundResult } from './run-round.ts';

/** The rounds that need a world of their own. */
export async function* runSpecials(_engines: readonly Engine[]): AsyncGenerator<{ readonly name: string; readonly result: RoundResult }> {}
