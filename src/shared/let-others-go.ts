/**
 * Lets what waits at the door in: the embedded database answers without ever waiting for the event loop, so a long
 * row of queries would otherwise be one long pause for everybody else.
 */
export function letOthersGo(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
