import type { ComponentNames } from '../components/name-components.ts';
import type { EngineReport, Finding, FoundElement } from '../../engines/finding.ts';
import { fingerprintAll } from '../issues/fingerprint.ts';
import { patternOf } from '../issues/occurrence-pattern.ts';
import { storeRemark } from '../../findings/remark.ts';
import { storePath } from '../../findings/opened-path.ts';
import { storeFoundStates } from '../../findings/page-states.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import { shotKey } from '../../visit/shot-key.ts';
import type { StoredElement, StoredGroup } from '../../findings/stored-group.ts';

/** Maximum length of an element's stored markup, in characters. */
export const maxHtml = 2_000;
export const maxSelector = 4_000;
const cutMark = ' […]';
const maxFrames = 200;
/** Leaves space for the selector of an element in the frame. */
const maxFrameSelector = 2_000;

type Names = Pick<StoredElement, 'fingerprint' | 'portable' | 'equalCount'>;

/** The box of an element in the picture of its page, and the name of the picture of the element. */
export type StoredPlace = Pick<StoredElement, 'box' | 'screenshot'>;

/** `places`: by `shotKey`. */
type Named = {
  readonly places: ReadonlyMap<string, StoredPlace>;
  readonly components: ComponentNames;
};

const noPlace: StoredPlace = { box: 'no_picture', screenshot: null };

/** An engine's findings in stored form. Adds their components to those of the page. */
export function buildGroups(
  pageKey: string,
  { engine, findings }: EngineReport,
  { places, components }: Named,
): readonly StoredGroup[] {
  const names = nameElements(pageKey, findings);
  return findings.map((finding) => ({
    kind: finding.kind,
    rule: finding.rule,
    engine: engine.id,
    total: finding.total,
    occurrences: finding.elements.map((element, index) => {
      const component = components.keyOf(element);
      return {
        selector: toStoredText(element.selector, maxSelector),
        html: cut(element.html, maxHtml),
        message: storeRemark(element.message),
        ...getNames(names, element),
        ...(places.get(shotKey(finding, index)) ?? noPlace),
        component,
        pattern: patternOf({ component, html: element.html, message: element.message }),
        states: storeFoundStates(element.states ?? ['default']),
        path: storePath(element.path ?? []),
      };
    }),
  }));
}

/**
 * Makes the fingerprints of a rule's elements together, regardless of kind, so that a change of kind keeps the
 * fingerprint.
 */
function nameElements(pageKey: string, findings: readonly Finding[]): ReadonlyMap<FoundElement, Names> {
  const byElement = new Map<FoundElement, Names>();
  for (const [rule, ofRule] of Map.groupBy(findings, (finding) => finding.rule)) {
    const elements = ofRule.flatMap((finding) => finding.elements);
    const named = fingerprintAll(
      { rule, pageKey },
      elements.map(({ surroundings }) => surroundings),
    );
    for (const [index, element] of elements.entries()) {
      const names = named[index];
      if (names !== undefined) byElement.set(element, names);
    }
  }
  return byElement;
}

function getNames(names: ReadonlyMap<FoundElement, Names>, element: FoundElement): Names {
  const found = names.get(element);
  if (found === undefined) throw new Error('An element of a finding has no fingerprint.');
  return found;
}

/**
 * The selectors of unreached frames in stored form. Findings in these frames cannot be compared with another scan's.
 * Null if there are too many selectors, or one is too long to match the selectors of its elements.
 */
export function listUnreachedFrames(selectors: readonly string[]): readonly string[] | null {
  const frames = [...new Set(selectors)];
  if (frames.length > maxFrames || frames.some((frame) => frame.length > maxFrameSelector)) return null;
  return frames.map((frame) => toStoredText(frame, maxFrameSelector));
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? toStoredText(text, maxLength)
    : `${toStoredText(text, maxLength - cutMark.length)}${cutMark}`;
}
