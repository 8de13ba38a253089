const drop = (): void => undefined;

/** Without a logger, the client of AWS writes to the console. What matters is in its errors. */
export const silent = { trace: drop, debug: drop, info: drop, warn: drop, error: drop };
