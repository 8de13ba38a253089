import type { CheckDetail } from '../../findings/remark.ts';
import type { Facts } from '../../texts/saying.ts';
import type { FindingKind } from '../finding.ts';
import type { Messages } from '../rule-sentences.ts';
import { messages } from './messages/en/messages.ts';

/** The conditions for a code: one of these checks, optionally with a key, or a type of field. */
type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const conditions: Conditions = {
  'aria-allowed-attr': { case: ['aria-allowed-attr:caseSensitive'] },
  'aria-braille-equivalent': { label: ['braille-label-equivalent'] },
  'aria-conditional-attr': { checked: ['aria-conditional-attr:checkbox', 'aria-conditional-attr:radio'] },
  'aria-required-children': {
    unallowed: [
      'aria-required-children:unallowed',
      'aria-required-children:unallowedPresentational',
      'aria-required-children:aria-busy-fail',
    ],
  },
  'aria-roles': { abstract: ['abstractrole'], unsupported: ['unsupportedrole'], invalid: ['invalidrole'] },
  'aria-valid-attr-value': {
    error: ['aria-errormessage'],
    range: ['aria-valid-attr-value:range'],
    review_id: [
      'aria-valid-attr-value:noId',
      'aria-valid-attr-value:noIdShadow',
      'aria-valid-attr-value:idrefs',
      'aria-valid-attr-value:controlsWithinPopup',
    ],
    review_current: ['aria-valid-attr-value:ariaCurrent'],
    review_empty: ['aria-valid-attr-value:empty'],
  },
  'image-alt': { space: ['alt-space-value'] },
  label: {
    hidden: ['hidden-explicit-label'],
    same_id: ['explicit-label:unreached'],
    around: ['implicit-label:unreached'],
    check_box: ['type:checkbox'],
    radio: ['type:radio'],
  },
  listitem: { role: ['listitem:roleNotValid'] },
  'select-name': {
    hidden: ['hidden-explicit-label'],
    same_id: ['explicit-label:unreached'],
    around: ['implicit-label:unreached'],
  },
  'td-headers-attr': { self: ['td-headers-attr:header-refs-self'], no_header: ['td-headers-attr:cell-header-not-th'] },
};

type ReportedElement = { readonly rule: string; readonly kind: FindingKind; readonly checks: readonly CheckDetail[] };
type Chosen = { readonly code: string; readonly facts?: Facts };

/**
 * The first message of the rule whose condition holds and whose facts are all known. In rules that can also fail,
 * messages for elements that need review have names that begin with `review`. A rule without messages is newer than
 * this version.
 */
export function chooseMessage({ rule, kind, checks }: ReportedElement, facts: Facts): Chosen {
  const ofRule = findMessages(rule);
  const signs = new Set([...checks.flatMap(listSigns), ...signsOfField(facts)]);
  const code = listCodes(ofRule, kind).find(
    (one) =>
      (conditions[rule]?.[one]?.some((sign) => signs.has(sign)) ?? true) &&
      holesOf(ofRule, one).every((hole) => hole in facts),
  );
  if (code === undefined) return { code: `${rule}.unknown` };
  const used = holesOf(ofRule, code).map((hole) => [hole, facts[hole] ?? ''] as const);
  return { code: `${rule}.${code}`, ...(used.length > 0 && { facts: Object.fromEntries(used) }) };
}

function findMessages(rule: string): Messages {
  const all: Readonly<Record<string, Messages>> = messages;
  return Object.hasOwn(all, rule) ? (all[rule] ?? {}) : {};
}

function listCodes(ofRule: Messages, kind: FindingKind): readonly string[] {
  const codes = Object.keys(ofRule);
  const reviews = codes.filter((code) => code.startsWith('review'));
  if (kind === 'failed') return codes.filter((code) => !code.startsWith('review'));
  return reviews.length > 0 ? reviews : codes;
}

function signsOfField({ type }: Facts): readonly string[] {
  return typeof type === 'string' ? [`type:${type}`] : [];
}

function listSigns({ id, data }: CheckDetail): readonly string[] {
  const hasKey = typeof data === 'object' && data !== null && 'messageKey' in data;
  return hasKey ? [id, `${id}:${String(data.messageKey)}`] : [id];
}

function holesOf(ofRule: Messages, code: string): readonly string[] {
  const { problem = '', fix = '' } = ofRule[code] ?? {};
  const holes = `${problem} ${fix}`.match(/\{\w+\}/gu) ?? [];
  return [...new Set(holes.map((hole) => hole.slice(1, -1)))];
}
