/**
 * Lets what waits at the door in: the embedded database answers without ever waiting for the event loop, so a long
 * row of queries would otherwise be one long pause for everybody else. A millisecond is several turns of that loop:
 * a request needs more than one to come in, and to go out again.
 */
export function letOthersGo(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}
