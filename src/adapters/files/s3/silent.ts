const drop = (): void => undefined;

/** The AWS client writes to the console if it has no logger. Its errors contain all that matters. */
export const silent = { trace: drop, debug: drop, info: drop, warn: drop, error: drop };
