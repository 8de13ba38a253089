import { parentPort } from 'node:worker_threads';
import { patternTasks } from './pattern-tasks.ts';

/** The program of a thread, which runs one task after the other. An error ends it, and reaches the caller. */
const tasks: Readonly<Record<string, (input: never) => unknown>> = patternTasks;
parentPort?.on('message', ([name, input]: readonly [string, never]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(tasks[name]?.(input));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');
