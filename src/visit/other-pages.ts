import { randomUUID } from 'node:crypto';
import { PageFailure } from '../browser/page-failure.ts';
import type { Answer } from '../browser/visit.ts';
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
      const ask = () => look(new URL(`curbcut-${randomUUID()}`, url).href);
      return sightingOf(await memory.unknownPage(memoryKey, { host: new URL(url).host, which }, ask));
    },
    sibling: async () => (siblingUrl === undefined ? undefined : sightingOf(await look(siblingUrl))),
  };
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
    const visit = await useAside(setup, async (tab) => tab.visit(url, options));
    if (visit.kind === 'opened') return sight(url, visit);
    return visit.kind === 'answered' && !isTransient(visit.answer.status) ? 'no_page' : undefined;
  } catch (error) {
    if (error instanceof PageFailure) return undefined;
    throw error;
  }
}

function sightingOf(other: OtherPage | undefined): Sighting | undefined {
  return other === 'no_page' ? undefined : other;
}

/** Too many requests, or a failing server, say nothing about the existence of a page. */
function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}
