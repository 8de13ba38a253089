import type { PageFacts } from '../browser/page-facts.ts';
import type { Answer } from '../browser/visit.ts';

/** These firewalls refuse, and do not let a browser through later. */
const refusingFirewalls = new Set(['F5', 'Akamai']);

/** The firewall that answered in place of the site, by what its document carries or by its headers. */
export function findChallenge(answer: Answer, facts: PageFacts): string | undefined {
  return facts.challenge ?? answer.firewall;
}

/** True for a firewall's page that lets a real browser through to the site after a while. */
export function isPassingChallenge({ answer, facts }: { readonly answer: Answer; readonly facts: PageFacts }): boolean {
  const firewall = findChallenge(answer, facts);
  return firewall !== undefined && !refusingFirewalls.has(firewall);
}
