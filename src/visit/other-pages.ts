import { randomUUID } from 'node:crypto';
import { PageFailure } from '../browser/page-failure.ts';
import type { Answer } from '../browser/visit.ts';
import { checkAnswer } from './check-page.ts';
import type { OpenTask, VisitSetup } from './open-task.ts';
import { answersMs } from './open-task.ts';
import type { Sighting } from './sighting.ts';
import { sight } from './sighting.ts';
import type { OtherPage, UnknownUrl } from './site-memory.ts';

/** What the site shows at other URLs, visited when asked for. Undefined where it shows no page, or could not be visited. */
export type OtherPages = {
  /** At a URL that cannot exist. It is next to the page's, so that it belongs to the same part of the site. */
  readonly unknown: (which: UnknownUrl['which']) => Promise<Sighting | undefined>;
  /** At another listed URL of the scan. */
  readonly sibling: () => Promise<Sighting | undefined>;
};

export function otherPagesOf(
  { visitAside }: Pick<VisitSetup, 'visitAside'>,
  { memory, scanId, url, deadline, findSibling }: OpenTask,
): OtherPages {
  const look = async (otherUrl: string) => visitOther({ visitAside, deadline }, otherUrl);
  return {
    unknown: async (which) => {
      const ask = () => look(new URL(`curbcut-${randomUUID()}`, url).href);
      return sightingOf(await memory.unknownPage(scanId, { host: new URL(url).host, which }, ask));
    },
    sibling: async () => {
      const siblingUrl = await findSibling();
      return siblingUrl === undefined ? undefined : sightingOf(await look(siblingUrl));
    },
  };
}

type Aside = Pick<VisitSetup, 'visitAside'> & Pick<OpenTask, 'deadline'>;

/** Undefined when the other page could not be visited: then the page is evaluated without it. */
async function visitOther({ visitAside, deadline }: Aside, url: string): Promise<OtherPage | undefined> {
  const isDecided = (answer: Answer) => checkAnswer(answer, new Date()) !== undefined;
  try {
    const visit = await visitAside(url, { deadline: (performance.now() + deadline) / 2, isDecided, answersMs });
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

/** Too many requests, or a server in trouble: that says nothing about whether there is such a page. */
function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}
