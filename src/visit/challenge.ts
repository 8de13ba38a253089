import type { PageFacts } from '../browser/page-facts.ts';
import type { Answer } from '../browser/visit.ts';

/** These firewalls refuse for good. They do not let a browser through later. */
const refusingFirewalls = new Set(['F5', 'Akamai']);

/** The firewall that answered instead of the site, recognized by its document or its headers. */
export function findChallenge(answer: Answer, facts: PageFacts): string | undefined {
  return facts.challenge ?? answer.firewall;
}

/** True for a page of a firewall that lets a real browser through to the site after a while. */
export function isPassingChallenge({ answer, facts }: { readonly answer: Answer; readonly facts: PageFacts }): boolean {
  const firewall = findChallenge(answer, facts);
  return firewall !== undefined && !refusingFirewalls.has(firewall);
}
