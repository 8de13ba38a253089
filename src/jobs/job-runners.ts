import type { JobRunnerDeps } from './job-runner.ts';
import { JobRunner } from './job-runner.ts';

/** All background work of a process. Kinds that wait for other machines have their own runner: a slow one holds up nothing else. */
export class JobRunners {
  readonly #runners: readonly JobRunner[];

  constructor(deps: JobRunnerDeps) {
    const waiting = deps.kinds.filter(({ waitsForOthers = false }) => waitsForOthers);
    const others = deps.kinds.filter(({ waitsForOthers = false }) => !waitsForOthers);
    this.#runners = [others, waiting].map((kinds) => new JobRunner({ ...deps, kinds }));
  }

  start(): void {
    for (const runner of this.#runners) runner.start();
  }

  wake(): void {
    for (const runner of this.#runners) runner.wake();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.stop()));
  }
}
