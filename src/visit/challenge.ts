import type { PageFacts } from '../browser/page-facts.ts';
import type { Tab } from '../browser/tab.ts';
import type { Answer, Visit } from '../browser/visit.ts';

/** Longest wait for a firewall that lets a real browser through after a while. */
const challengeMs = 12_000;
/** These firewalls refuse, and do not let a browser through later. */
const refusingFirewalls = new Set(['F5', 'Akamai']);

/**
 * Headers by which firewalls say that their answer is a challenge or a refusal and not the page. Marks of the
 * document itself are looked for in the page (browser/in-page/challenge-marks.ts). Never words: an article about
 * firewalls has those too.
 */
const headerMarks: readonly (readonly [header: string, value: RegExp, firewall: string])[] = [
  ['cf-mitigated', /challenge|block/i, 'Cloudflare'],
  ['x-amzn-waf-action', /challenge|captcha|block/i, 'AWS WAF'],
  ['sg-captcha', /challenge/i, 'SiteGround'],
  ['x-vercel-mitigated', /challenge|deny/i, 'Vercel'],
  ['x-datadome', /protected/i, 'DataDome'],
  ['x-dd-b', /./, 'DataDome'],
];

/** Akamai, Sucuri and Imperva refuse with a status, under their own server names. */
const refusalMarks: readonly (readonly [header: string, value: RegExp, firewall: string])[] = [
  ['server', /akamaighost/i, 'Akamai'],
  ['x-sucuri-block', /./, 'Sucuri'],
  ['x-sucuri-id', /./, 'Sucuri'],
  ['x-iinfo', /./, 'Imperva'],
  ['x-cdn', /imperva|incapsula/i, 'Imperva'],
];

/** The visit once the firewall that answered in place of the site has let the browser through, or the time for that is over. */
export async function outlastChallenge(tab: Tab, visit: Visit, deadline: number): Promise<Visit> {
  const limit = Math.min(performance.now() + challengeMs, (performance.now() + deadline) / 2);
  let current = visit;
  while (current.kind === 'opened') {
    const challenger = findChallenge(current.answer, current.facts);
    if (challenger === undefined || refusingFirewalls.has(challenger)) break;
    const next = await tab.awaitNext(current, limit);
    if (next === current) break;
    current = next;
  }
  return current;
}

/** The firewall that answered in place of the site, by its headers or by what its document carries. */
export function findChallenge(answer: Answer, facts: PageFacts): string | undefined {
  return facts.challenge ?? findChallenger(answer);
}

/** The same by the headers alone. */
export function findChallenger({ status, headers }: Answer): string | undefined {
  const isRefusal = status === 403 || status === 405 || status === 429 || status === 503;
  const certain = headerMarks.filter(([name]) => isRefusal || !name.startsWith('x-d'));
  const marks = isRefusal ? [...certain, ...refusalMarks] : certain;
  return marks.find(([name, value]) => value.test(headers[name] ?? ''))?.[2];
}
