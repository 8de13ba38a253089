import { cpus, loadavg, totalmem } from 'node:os';

export function describeMachine(): string {
  const model = cpus()[0]?.model ?? 'unknown';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${model}, ${memory} GB, Node ${process.version}, load average ${Math.round(loadavg()[0] ?? 0)}`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The value below which the share of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}
