import { createRandom } from '../../test/faults/seeded-random.ts';
import { runService } from '../../test/e2e/run-service.ts';
import type { TestService } from '../../test/e2e/run-service.ts';
import { describeMachine, today } from '../lib/measure.ts';
import { findSecrets } from './find-secrets.ts';
import type { RealApp, RunningApp } from './real-app.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import type { RecordingProxy } from './recording-proxy.ts';
import type { SeenPage } from './scan-app.ts';
import { prepare, scanAs, trySignIn } from './scan-app.ts';

export type AppResult = {
  readonly date: string;
  readonly machine: string;
  readonly seed: number;
  readonly app: string;
  readonly version: string;
  readonly way: string;
  readonly pages: number;
  /** What POST /api/sign-ins/{id}/test says. */
  readonly trial: string;
  /** Pages that differ between visitors and members, or that visitors do not get at all. */
  readonly tellingPages: number;
  readonly sessionsEnded: number;
  /** Times that the scan waited for a person. */
  readonly pauses: number;
  /** Pages that were scanned and are exactly what an undisturbed member saw. */
  readonly asMember: number;
  readonly asVisitor: readonly string[];
  /** For members, but not with the same numbers: for example, the session ended while they were loading. */
  readonly otherwise: readonly string[];
  readonly failed: readonly string[];
  readonly secretsChecked: number;
  readonly secretsFound: readonly string[];
};

type Options = { readonly folder: string; readonly seed: number };

/** One session in so many pages. */
const pagesPerSession = 4;

/** Whether no page of the site for visitors was counted, and nothing secret was found. */
export function isRight({ pages, asMember, asVisitor, otherwise, secretsFound, tellingPages }: AppResult): boolean {
  const isWhole = asMember + otherwise.length === pages && tellingPages === pages;
  return isWhole && asVisitor.length === 0 && secretsFound.length === 0;
}

export async function measureApp(app: RealApp, { folder, seed }: Options): Promise<AppResult> {
  const random = createRandom(seed);
  const ending = { isOn: false, count: 0 };
  const running: { app?: RunningApp } = {};
  const proxy = await startRecordingProxy({
    port: () => running.app?.port ?? 0,
    endsBefore: (path) =>
      ending.isOn && running.app?.pages.includes(path) === true && random.below(pagesPerSession) === 0,
    endSessions: async () => {
      ending.count += 1;
      await running.app?.endSessions();
    },
  });
  const service = await runService({ CURBCUT_SECRET_KEY: 'c'.repeat(64), LOG_LEVEL: 'trace' });
  try {
    running.app = await app.start(folder, proxy.origin);
    console.error(`${app.name} has started.`);
    return await compare({ app, running: running.app, proxy, service, ending, seed });
  } finally {
    await running.app?.close();
    await service.close();
    proxy.close();
  }
}

type World = {
  readonly app: RealApp;
  readonly running: RunningApp;
  readonly proxy: RecordingProxy;
  readonly service: TestService;
  readonly ending: { isOn: boolean; count: number };
  readonly seed: number;
};

async function compare({ app, running, proxy, service, ending, seed }: World): Promise<AppResult> {
  const means = await prepare(service, { app: running, origin: proxy.origin });
  const visitor = await scanAs(means, 'visitor');
  const { detail: trial } = await trySignIn(means);
  const member = await scanAs(means, 'member');
  ending.isOn = true;
  const disturbed = await scanAs(means, 'member');
  ending.isOn = false;
  const truth = new Map(member.pages.map((page) => [page.url, page.seen]));
  const ofVisitors = new Map(visitor.pages.map((page) => [page.url, page.seen]));
  const isPublic = ({ url, seen }: SeenPage) => ofVisitors.get(url) === seen;
  const scanned = disturbed.pages.filter(({ seen }) => seen !== undefined);
  const secrets = [...running.secrets(), ...proxy.sessions];
  return {
    date: today(),
    machine: describeMachine(),
    seed,
    app: app.name,
    version: running.version,
    way: app.way,
    pages: running.pages.length,
    trial,
    tellingPages: member.pages.filter((page) => page.seen !== undefined && !isPublic(page)).length,
    sessionsEnded: ending.count,
    pauses: disturbed.pauses,
    asMember: scanned.filter(({ url, seen }) => seen === truth.get(url)).length,
    asVisitor: scanned.filter(isPublic).map(({ url }) => url),
    otherwise: scanned
      .filter((page) => !isPublic(page) && page.seen !== truth.get(page.url))
      .map(({ url, seen }) => `${url}: ${seen ?? ''}, and undisturbed ${truth.get(url) ?? 'not scanned'}`),
    failed: [...member.pages, ...disturbed.pages]
      .filter(({ seen }) => seen === undefined)
      .map(({ url, outcome }) => `${url} ${outcome}`),
    secretsChecked: secrets.length,
    secretsFound: await findSecrets(means, { secrets, scans: [visitor.id, member.id, disturbed.id] }),
  };
}
