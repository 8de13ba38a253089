import { randomUUID } from 'node:crypto';
import type { Tab } from '../browser/tab.ts';
import { splitRoute } from '../url/hash-route.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { Answer, Visit } from '../browser/visit.ts';
import { checkAnswer } from './check-page.ts';
import type { OpenTask } from './open-task.ts';
import { answersMs } from './open-task.ts';
import type { Sighting } from './sighting.ts';
import { sight } from './sighting.ts';
import type { OtherPage, UnknownUrl } from './site-memory.ts';
import type { PageTab } from './slot.ts';
import { useAside } from './use-aside.ts';

/** The site's content at other URLs, visited on demand. Undefined if there is no page, or if the visit failed. */
export type OtherPages = {
  /** Visits a URL that cannot exist. It is next to the page's URL, so that it belongs to the same part of the site. */
  readonly unknown: (which: UnknownUrl['which']) => Promise<Sighting | undefined>;
  /** Visits a URL that cannot exist, beside the folder of the page. `no_page`: it does not exist, as it should. */
  readonly above: () => Promise<OtherPage | undefined>;
  /** Visits another listed URL of the scan. */
  readonly sibling: () => Promise<Sighting | undefined>;
};

export function otherPagesOf(
  setup: Pick<PageTab, 'openAside'>,
  { memory, memoryKey, url, deadline, siblingUrl }: OpenTask,
): OtherPages {
  const look = async (otherUrl: string) => visitOther(setup, otherUrl, deadline);
  return {
    unknown: async (which) => {
      const ask = () => look(nameUnknownUrl(url));
      return sightingOf(await memory.unknownPage(memoryKey, { ...placeOf(url), which }, ask));
    },
    above: async () => {
      const folder = new URL('.', url).href;
      const ask = () => look(new URL(`../${unknownName()}/`, folder).href);
      return memory.unknownPage(memoryKey, { part: folder, site: folder, which: 'above' }, ask);
    },
    sibling: async () => (siblingUrl === undefined ? undefined : sightingOf(await look(siblingUrl))),
  };
}

/** Unknown URLs of a part have one answer. */
function placeOf(url: string): Pick<UnknownUrl, 'part' | 'site'> {
  const { address, route } = splitRoute(url);
  // An app with routes may be the start of its folder.
  return { part: route === '' ? new URL('.', url).href : `${address}#`, site: new URL(url).host };
}

function nameUnknownUrl(url: string): string {
  const { address, route } = splitRoute(url);
  const [prefix] = /^#!?\/?/.exec(route) ?? [];
  return prefix === undefined ? new URL(unknownName(), url).href : `${address}${prefix}${unknownName()}`;
}

function unknownName(): string {
  return `curbcut-${randomUUID()}`;
}

/** Returns undefined if the visit failed. The page is then evaluated without it. */
async function visitOther(
  setup: Pick<PageTab, 'openAside'>,
  url: string,
  deadline: number,
): Promise<OtherPage | undefined> {
  const isDecided = (answer: Answer) => checkAnswer(answer, new Date()) !== undefined;
  try {
    const options = { deadline: (performance.now() + deadline) / 2, isDecided, answersMs };
    return await useAside(setup, async (tab) => describeOther(tab, url, await tab.visit(url, options)));
  } catch (error) {
    if (error instanceof PageFailure) return undefined;
    throw error;
  }
}

async function describeOther(tab: Tab, url: string, visit: Visit): Promise<OtherPage | undefined> {
  if (visit.kind !== 'opened')
    return visit.kind === 'answered' && !isTransient(visit.answer.status) ? 'no_page' : undefined;
  const start = await tab.readManifestStart();
  const startUrls = [...visit.facts.startUrls, ...(start === undefined ? [] : [start])];
  return sight(url, { ...visit, facts: { ...visit.facts, startUrls } });
}

function sightingOf(other: OtherPage | undefined): Sighting | undefined {
  return other === 'no_page' ? undefined : other;
}

/** Too many requests, or a failing server, say nothing about the existence of a page. */
function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}
