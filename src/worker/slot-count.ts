import { cpus } from 'node:os';
import type { FailureCode } from '../visit/page-outcome.ts';
import { watchIdleProcessors } from './idle-processors.ts';
import { countRoom, countUsualPages } from '../visit/memory-watch.ts';

/** Outcomes that show that a site is overloaded. */
const signsOfStrain: ReadonlySet<string> = new Set<FailureCode>([
  'rate_limited',
  'connection_error',
  'timeout_navigation',
]);
/**
 * More slots than processors pay off as soon as some processor time is unused, because each page waits now and then.
 */
const spareShare = 0.25;
const worthASpare = 0.04;
/**
 * Another page is not worth its costs if less processor time is unused: it would slow all others, and its browser would
 * cost more than it gains.
 */
const worthOneMore = 0.45;
/** The last additional page is not worth its costs if less processor time is unused. */
const tooMany = 0.05;
const restMs = 60_000;

type Machine = {
  /** The number of processors, or fewer if the memory has no space for them. */
  readonly usual: number;
  /** The number that pays off and fits into memory if pages mostly wait for the network. */
  readonly most: number;
  /** The share of processor time that was unused since the last call. */
  readonly readIdle: () => number;
};

/**
 * The number of pages that a worker scans at once if the settings leave it to the machine. A page that waits for its
 * site needs no processor. While all slots are busy, each check adds one: up to a quarter more than processors if some
 * time is unused, and more if almost half is. When a site shows signs of strain, the number drops to the usual one for
 * a minute, or to half of it if the site asked for fewer requests.
 */
export class SlotCount {
  readonly #machine: Machine;
  #count: number;
  #restUntil = Number.NEGATIVE_INFINITY;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#count = machine.usual;
  }

  static onThisMachine(processors: number, memoryBytes?: number): SlotCount {
    const usual = Math.min(processors, countUsualPages(memoryBytes));
    const most = Math.max(usual, Math.min(2 * processors, countRoom(memoryBytes)));
    // If we are bound to some of the machine's processors, we cannot tell whether those are idle. The number then does
    // not grow.
    const isWhole = cpus().length === processors;
    return new SlotCount({ usual, most, readIdle: isWhole ? watchIdleProcessors() : () => 0 });
  }

  /** The current number of pages at once. */
  get now(): number {
    return this.#count;
  }

  get most(): number {
    return this.#machine.most;
  }

  /** Call this every few seconds with the number of busy slots. */
  look(taken: number, nowMs = performance.now()): void {
    const { usual, most, readIdle } = this.#machine;
    const idle = readIdle();
    if (nowMs < this.#restUntil) return;
    const withSpares = usual + Math.ceil(usual * spareShare);
    const worthIt = this.#count < withSpares ? worthASpare : worthOneMore;
    if (this.#count < usual) this.#count = usual;
    else if (taken >= this.#count && idle > worthIt) this.#count = Math.min(most, this.#count + 1);
    else if (idle < tooMany && this.#count > withSpares) this.#count -= 1;
  }

  note(outcome: string, nowMs = performance.now()): void {
    if (!signsOfStrain.has(outcome)) return;
    const { usual } = this.#machine;
    const allowed = outcome === 'rate_limited' ? Math.ceil(usual / 2) : usual;
    this.#count = Math.min(this.#count, allowed);
    this.#restUntil = nowMs + restMs;
  }
}
