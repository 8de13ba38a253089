import { pause } from '../../../time/pause.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { Target } from './scan-order.ts';
import type { ScanAnswer } from './service-answers.ts';
import type { ServiceClient } from './service-client.ts';
import { ServiceRefusal } from './service-client.ts';
import { StandstillWatch } from './standstill-watch.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/**
 * A target and its scan, as last read. The scan is undefined while the target waits for its turn. `isHalted`: this
 * command paused it.
 */
export type ScanRun = { readonly target: Target; scan: ScanAnswer | undefined; isHalted?: true };

/** No service scans more at once, so no slot waits for this command. */
const atOnce = 16;
const pausedWithinMs = 3_000;
const usualRetryMs = 5_000;
/** The longest time between two reads of a scan. A read takes the service some milliseconds. */
const mostPollMs = 1_000;
/** A scan is noticed to have ended this much later at most, as a part of its time. */
const pollShare = 0.02;

/** `onChange` is called after each read of a scan. */
export type FollowOptions = {
  readonly client: ServiceClient;
  readonly tag: string | undefined;
  readonly stop: AbortSignal;
  readonly onChange: () => void;
};

/**
 * Starts a scan for each target and follows all scans to their ends. When stopped, it pauses the unfinished scans and
 * returns them as they are. Throws CommandFailure and ServiceRefusal, after pausing the other scans.
 */
export async function followScans(runs: readonly ScanRun[], options: FollowOptions): Promise<void> {
  const failing = new AbortController();
  const stop = AbortSignal.any([options.stop, failing.signal]);
  const waiting = runs.values();
  const lanes = Array.from({ length: Math.min(atOnce, runs.length) }, async () => {
    for (const run of waiting) {
      if (stop.aborted) return;
      await follow(run, { ...options, stop });
    }
  });
  for (const lane of lanes) lane.catch(() => failing.abort());
  const ended = await Promise.allSettled(lanes);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function follow(run: ScanRun, options: FollowOptions): Promise<void> {
  const { client, stop, onChange } = options;
  run.scan = await create(run.target, options);
  const watch = new StandstillWatch(client);
  const start = performance.now();
  while (run.scan !== undefined && isRunning(run.scan)) {
    if (stop.aborted) {
      run.isHalted = true;
      run.scan = await halt(client, run.scan);
      return;
    }
    onChange();
    await watch.look(run.scan);
    const pollMs = Math.min(mostPollMs, (performance.now() - start) * pollShare);
    await pause(Math.max(client.pollMs, pollMs), stop);
    run.scan = await read(client, run.scan.id);
  }
  onChange();
}

/** A service with a full queue says when to try again. */
async function create(target: Target, { client, tag, stop }: FollowOptions): Promise<ScanAnswer | undefined> {
  while (!stop.aborted) {
    try {
      return await client.create(target, tag);
    } catch (error) {
      if (!(error instanceof ServiceRefusal) || error.status !== 429) throw error;
      await pause(error.retryAfter === undefined ? usualRetryMs : error.retryAfter * 1000, stop);
    }
  }
  return undefined;
}

async function read(client: ServiceClient, id: string): Promise<ScanAnswer> {
  try {
    return await client.read(id);
  } catch (error) {
    if (!(error instanceof ServiceRefusal) || error.status !== 404) throw error;
    throw new CommandFailure(exitCodes.cannotWork, commandLine.failures.deleted(id));
  }
}

/** Gives pages in flight a moment to end, because the reports contain what they find. */
async function halt(client: ServiceClient, scan: ScanAnswer): Promise<ScanAnswer> {
  const until = performance.now() + pausedWithinMs;
  let now = await client.pause(scan.id).catch(async (error: unknown) => {
    // The scan has just ended.
    if (error instanceof ServiceRefusal && error.status === 409) return client.read(scan.id);
    throw error;
  });
  while (isRunning(now) && performance.now() < until) {
    await pause(client.pollMs);
    now = await client.read(scan.id);
  }
  return now;
}

/** Ends the scans that this command paused, because no one would resume them. Call it when their results are read. */
export async function endHalted(client: ServiceClient, runs: readonly ScanRun[]): Promise<void> {
  for (const { scan, isHalted } of runs) {
    if (scan === undefined || isHalted !== true) continue;
    await client.end(scan.id).catch((error: unknown) => {
      // It has ended, or a person deleted it.
      if (!(error instanceof ServiceRefusal) || ![404, 409].includes(error.status)) throw error;
    });
  }
}

/** A scan that a person paused does not count: it may never continue. */
function isRunning({ status }: ScanAnswer): boolean {
  return status === 'queued' || status === 'running' || status === 'pausing';
}
