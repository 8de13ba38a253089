/** What the step gives, or an error after `limitMs`: Playwright waits without end on a browser that is stuck. */
export async function inTime<T>(limitMs: number, step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser is stuck.')), limitMs);
  });
  try {
    return await Promise.race([step, late]);
  } finally {
    clearTimeout(timer);
    step.catch(() => undefined);
  }
}
