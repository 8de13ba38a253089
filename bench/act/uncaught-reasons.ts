/** Why Curbcut does not report every failed case of an ACT rule as failed. */
export const uncaughtReasons: Readonly<Record<string, string>> = {};
