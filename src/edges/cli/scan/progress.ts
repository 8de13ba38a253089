import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { ScanRun } from './follow-scans.ts';
import { countKnownPages } from './scan-order.ts';

export type ProgressOutput = { readonly write: (text: string) => void; readonly isTerminal: boolean };

export const terminalOutput: ProgressOutput = {
  write: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};

const { results: words } = commandLine;

const barWidth = 30;
const step = 10;

/**
 * The progress of the scans: a bar on a terminal, elsewhere one line per ten percent. It shows only numbers, never page
 * text.
 */
export class Progress {
  readonly #runs: readonly ScanRun[];
  readonly #output: ProgressOutput | undefined;
  #shown = '';
  #nextPercent = 0;

  /** Shows nothing if `output` is undefined. */
  constructor(runs: readonly ScanRun[], output: ProgressOutput | undefined) {
    this.#runs = runs;
    this.#output = output;
  }

  readonly show = (): void => {
    const output = this.#output;
    if (output === undefined) return;
    const { done, total, failed } = this.#count();
    const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
    const pages = `${words.ofPages(done, total)}${failed === 0 ? '' : words.failedToo(failed)}`;
    if (output.isTerminal) this.#redraw(`${drawBar(percent)} ${pages}`);
    else if (total > 0 && percent >= this.#nextPercent) {
      this.#nextPercent = Math.floor(percent / step) * step + step;
      output.write(`${String(percent).padStart(3)} %: ${pages}\n`);
    }
  };

  /** Removes the bar. */
  end(): void {
    if (this.#output?.isTerminal === true) this.#redraw('');
  }

  #count(): { readonly done: number; readonly total: number; readonly failed: number } {
    let [done, total, failed] = [0, 0, 0];
    for (const { scan, target } of this.#runs) {
      if (scan === undefined) {
        total += countKnownPages(target);
        continue;
      }
      total += scan.progress.pages_total;
      failed += scan.progress.pages_failed;
      done += scan.progress.pages_completed + scan.progress.pages_failed;
    }
    return { done, total, failed };
  }

  #redraw(text: string): void {
    if (text === this.#shown) return;
    this.#output?.write(
      `\r${text}${' '.repeat(Math.max(0, this.#shown.length - text.length))}${text === '' ? '\r' : ''}`,
    );
    this.#shown = text;
  }
}

function drawBar(percent: number): string {
  const filled = Math.round((barWidth * percent) / 100);
  return `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${String(percent).padStart(3)} %`;
}
