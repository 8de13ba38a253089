import type { Check } from './check.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const { doctor } = commandLine;

const leastMajor = 22;

export function checkNode(version: string): Check {
  if (Number.parseInt(version, 10) >= leastMajor) return { status: 'ok', detail: doctor.node(version) };
  return {
    status: 'failed',
    detail: doctor.oldNode(version, leastMajor),
    remedy: doctor.newNode,
  };
}
