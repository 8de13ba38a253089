const drop = (): void => undefined;

/** Without a logger, the AWS client writes to the console. Its errors contain all that matters. */
export const silent = { trace: drop, debug: drop, info: drop, warn: drop, error: drop };
