import { cpus } from 'node:os';
import type { FailureCode } from '../visit/page-outcome.ts';
import { watchIdleProcessors } from './idle-processors.ts';
import { countRoom, countUsualPages } from '../visit/memory-watch.ts';

/** Outcomes of pages whose site has more to do than it can handle. */
const signsOfStrain: ReadonlySet<string> = new Set<FailureCode>([
  'rate_limited',
  'connection_error',
  'timeout_navigation',
]);
/** So many more slots than processors pay off as soon as some processor time is unused: each page waits now and then. */
const spareShare = 0.25;
const worthASpare = 0.04;
/** Below this share of unused processor time a further page would only make all slower, and its browser cost more than it brings. */
const worthOneMore = 0.45;
/** Below this share the last further one does. */
const tooMany = 0.05;
const restMs = 60_000;

type Machine = {
  /** As many as there are processors, or fewer, if the memory has no room for them. */
  readonly usual: number;
  /** As many as pay and fit into memory, when pages mostly wait for the network. */
  readonly most: number;
  /** The share of processor time that was unused since the last call. */
  readonly readIdle: () => number;
};

/**
 * How many pages a worker scans at once when the settings leave it to the machine. A page that waits for its site needs no
 * processor: while all slots are taken there is one more at each look, a quarter more than processors where some time is
 * unused, further ones where almost half is. A site that shows signs of strain gets the usual number at most for a minute, half
 * of it when it asked for fewer requests.
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
    // Bound to some of the machine's processors we cannot tell whether those are idle: then there is nothing to grow by.
    const isWhole = cpus().length === processors;
    return new SlotCount({ usual, most, readIdle: isWhole ? watchIdleProcessors() : () => 0 });
  }

  /** How many pages at once, as of now. */
  get now(): number {
    return this.#count;
  }

  /** What it may grow to. */
  get most(): number {
    return this.#machine.most;
  }

  /** To be called every few seconds, with the number of slots that are taken. */
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

  /** What became of a page. */
  note(outcome: string, nowMs = performance.now()): void {
    if (!signsOfStrain.has(outcome)) return;
    const { usual } = this.#machine;
    const allowed = outcome === 'rate_limited' ? Math.ceil(usual / 2) : usual;
    this.#count = Math.min(this.#count, allowed);
    this.#restUntil = nowMs + restMs;
  }
}
