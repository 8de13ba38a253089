import type { EngineReport, FoundElement } from '../engines/finding.ts';
import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { redactInTurns } from '../finding-pages/sign-ins/redact.ts';
import type { SecretFinder } from '../finding-pages/sign-ins/secret-finder.ts';
import type { VisitOutcome } from '../visit/observation.ts';
import type { SpokenLine, SpokenPage } from '../findings/spoken-page.ts';
import { mapRemark } from '../findings/remark.ts';
import { mapFacts } from '../texts/map-facts.ts';

/**
 * Removes the secrets of the sign-in from all facts about a page, before any text is truncated. Our own words stay,
 * because a secret may be one of them. Links with a secret are not followed. Pictures contain none: see
 * browser/picture-guard.ts.
 */
export async function redactOutcome(outcome: VisitOutcome, finder: SecretFinder): Promise<VisitOutcome> {
  return redactFacts(outcome, await redactInTurns(outcome, finder));
}

function redactFacts(outcome: VisitOutcome, redact: Redact): VisitOutcome {
  if (outcome.kind === 'failed')
    return {
      ...outcome,
      saying: mapFacts(outcome.saying, redact),
      answer: redact(outcome.answer),
      facts: redact(outcome.facts),
    };
  const { accepted, links, signOutLinks, scriptLinks } = outcome;
  const hasNoSecret = (link: string) => redact(link) === link;
  return {
    ...outcome,
    accepted: accepted && { ...accepted, saying: mapFacts(accepted.saying, redact) },
    answer: redact(outcome.answer),
    facts: redact(outcome.facts),
    reports: outcome.reports.map((report) => redactReport(report, redact)),
    canonical: redact(outcome.canonical),
    links: links.filter(hasNoSecret),
    signOutLinks: signOutLinks.filter(hasNoSecret),
    scriptLinks: scriptLinks.filter(hasNoSecret),
    refused: redact(outcome.refused),
    spoken: redactSpoken(outcome.spoken, redact),
  };
}

function redactReport(report: EngineReport, redact: Redact): EngineReport {
  const { findings, unreachedFrames, frameNames = {}, frameUrls = {} } = report;
  // The names are selectors of the page.
  const redactAll = (named: Readonly<Record<string, string>>) => Object.fromEntries(redact(Object.entries(named)));
  return {
    ...report,
    findings: findings.map((finding) => ({
      ...finding,
      elements: finding.elements.map((element) => redactElement(element, redact)),
    })),
    unreachedFrames: redact(unreachedFrames),
    frameNames: redactAll(frameNames),
    frameUrls: redactAll(frameUrls),
  };
}

function redactSpoken(spoken: SpokenPage | undefined, redact: Redact): SpokenPage | undefined {
  return (
    spoken && {
      ...spoken,
      lines: redactLines(spoken.lines, redact),
      opened: spoken.opened?.map((part) => ({
        ...part,
        path: redact(part.path),
        lines: redactLines(part.lines, redact),
      })),
    }
  );
}

/** Roles and states are our own words. */
function redactLines(lines: readonly SpokenLine[], redact: Redact): readonly SpokenLine[] {
  return lines.map(({ role, states, ...line }) => ({ ...redact(line), role, states }));
}

function redactElement({ message, ...element }: FoundElement, redact: Redact): FoundElement {
  return { ...redact(element), message: mapRemark(message, redact) };
}
