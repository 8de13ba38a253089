import type { Check } from './check.ts';

const leastMajor = 22;

/** Whether this Node.js is new enough. */
export function checkNode(version: string): Check {
  const detail = `Node.js ${version}`;
  if (Number.parseInt(version, 10) >= leastMajor) return { status: 'ok', detail: `${detail}.` };
  return {
    status: 'failed',
    detail: `${detail} is too old: version ${leastMajor} or newer is needed.`,
    remedy: 'npm install --global node@latest, or see https://nodejs.org/en/download',
  };
}
