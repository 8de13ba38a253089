import type { FoundState } from '../findings/page-states.ts';
import type { Remark } from '../findings/remark.ts';

export type FindingKind = 'failed' | 'needs_review';

/**
 * The piece of markup that an element belongs to: see in-page/component.ts. `selector` and `html` are those of one such
 * piece on the page.
 */
export type FoundComponent = {
  readonly path: string;
  readonly selector?: string | undefined;
  readonly html?: string | undefined;
};

/** One element that a rule failed, or could not decide. Texts come from the page: they are data, never markup. */
export type FoundElement = {
  /** Steps into frames and shadow roots, joined by ` >>> `. */
  readonly selector: string;
  readonly html: string;
  readonly message: Remark;
  /** The element's markup and near surroundings, unmasked: the input of its fingerprint. */
  readonly surroundings: string;
  readonly component: FoundComponent;
  /** The states in which it was found. Undefined: in the default state alone. */
  readonly states?: readonly FoundState[];
  /** The labels of what was opened to reach it. Undefined: the page as loaded shows it. */
  readonly path?: readonly string[];
};

/** One rule's findings on one page. `total` counts all elements, `elements` are those kept. */
export type Finding = {
  readonly kind: FindingKind;
  readonly rule: string;
  readonly total: number;
  readonly elements: readonly FoundElement[];
};

export type EngineIdentity = { readonly id: string; readonly version: string };

/** `rules`: elements per rule that passed, failed, need review. `null` if the rule could not be finished. */
export type EngineResult = {
  readonly rules: Readonly<Record<string, readonly [number, number, number] | null>>;
  readonly findings: readonly Finding[];
  /** Unfinished rules that leave out a part of such a page each time, so that more time would not help. */
  readonly leftOut?: readonly string[];
  /** Frames that could not be reached, as selectors. */
  readonly unreachedFrames: readonly string[];
  /** The common names of these frames for all engines, by selector, if an engine has selectors of a different kind. */
  readonly frameNames?: Readonly<Record<string, string>>;
  /** The URLs of these frames' documents by selector, if known. */
  readonly frameUrls?: Readonly<Record<string, string>>;
  /** One name for each finding that was taken out, because its element is in an excluded one. */
  readonly excluded?: readonly string[];
};

/** One engine's report on one page. */
export type EngineReport = EngineResult & {
  readonly engine: EngineIdentity;
  /** Set if a setting turns the engine off, so that none of its rules ran. */
  readonly isOff?: true;
};
