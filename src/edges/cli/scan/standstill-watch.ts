import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { ScanAnswer } from './service-answers.ts';
import type { ServiceClient } from './service-client.ts';
import { ServiceRefusal } from './service-client.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const suspiciousMs = 3_000;

/**
 * Finds out why a scan does not advance. A service waits for its browser and its workers without a limit, but a
 * pipeline must not.
 */
export class StandstillWatch {
  readonly #client: ServiceClient;
  #seen = '';
  #sinceMs = performance.now();

  constructor(client: ServiceClient) {
    this.#client = client;
  }

  /** Throws CommandFailure if no page can be scanned because no browser starts or no worker runs. */
  async look({ status, progress }: ScanAnswer): Promise<void> {
    const now = JSON.stringify([status, progress]);
    if (now !== this.#seen) {
      this.#seen = now;
      this.#sinceMs = performance.now();
      return;
    }
    if (progress.pages_running > 0 || performance.now() - this.#sinceMs < suspiciousMs) return;
    this.#sinceMs = performance.now();
    const health = await this.#client.readHealth().catch((error: unknown) => {
      // The token may lack permission to read the state of the service.
      if (error instanceof ServiceRefusal) return undefined;
      throw error;
    });
    const failed = [health?.browser, health?.queue].find((part) => part?.status === 'failed');
    if (failed === undefined) return;
    const sentence = [failed.detail, failed.remedy].filter((one) => one !== undefined).join(' ');
    throw new CommandFailure(exitCodes.cannotWork, `${commandLine.failures.noPage} ${sentence}`);
  }
}
