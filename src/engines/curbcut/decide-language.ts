import { hasWordsOf, isInOtherScript, provesLanguage } from './function-words.ts';
import type { LanguageDetector } from './language-detector.ts';
import type { Said } from '../rule-sentences.ts';
import type { LanguageQuestion } from './parse-results.ts';
import type { languageMessages } from './sentences/en.ts';

export type LanguageAnswer =
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'needs_review'; readonly message: Said<{ messages: typeof languageMessages }> };

/**
 * The length of running text below which only words are proof (function-words.ts), and below which no question is
 * asked.
 */
const leastToProve = 60;
const leastToAsk = 20;
/**
 * The length of running text in portions that are not mostly names and titles, which keep their language in any text.
 */
const leastRunning = 40;
const mostCapitals = 0.4;
/** The detector's minimum score for the found language, and its minimum lead over the declared one. */
const leastScore = 0.65;
const leastLead = 0.1;
const leadToAsk = 0.05;
const shortLead = 0.15;
/**
 * The lead that a question needs below a length without a word that holds sentences of the found language together: of
 * 11,000 menus of 20 to 40 letters, 134 were asked about with a lead of 0.05, and 18 with this.
 */
const leadsToAsk: readonly (readonly [below: number, lead: number])[] = [
  [40, 0.2],
  [leastToProve, 0.1],
];
/**
 * For a proof, the minimum share of the text in the found language, and the maximum in the declared one. Mixed text
 * proves nothing.
 */
const proofShare = 0.8;
const declaredShare = 0.1;

/**
 * Languages with similar writing, so that neither proves the other wrong. The detector knows only some of each group. A
 * language that it does not know is never decided.
 */
const alike: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da', 'sv'],
  ['hr', 'sr', 'bs', 'sl', 'sh', 'me'],
  ['cs', 'sk'],
  ['ms', 'id'],
  ['pt', 'gl', 'es', 'ca'],
  ['nl', 'af'],
  ['ru', 'uk', 'be', 'bg', 'mk'],
  ['hi', 'mr', 'ne'],
  ['ar', 'fa', 'ur', 'ku'],
  ['tr', 'az'],
  ['fi', 'et'],
  ['zh', 'ja', 'yue'],
];

/** True if there is enough text to ask for its language. */
export function hasEnoughText(question: LanguageQuestion): boolean {
  return listTexts(question).join(' ').length >= leastToAsk;
}

function listTexts({ texts }: LanguageQuestion): readonly string[] {
  return texts.map(keepWords).filter((text) => text !== '');
}

/**
 * Decides whether text is in its declared language (ACT ucwvc8, off6ek). Undefined if undecided. `failed` needs enough
 * text in one language, of which the detector is sure.
 */
export function decideLanguage(question: LanguageQuestion, detector: LanguageDetector): LanguageAnswer | undefined {
  const declared = primaryLanguage(question.declared);
  const texts = listTexts(question);
  const { length } = texts.join(' ');
  if (length < leastToAsk || !detector.languages.has(declared)) return undefined;
  const found = findLanguage(texts.join('\n'), declared, detector);
  if (found === undefined) return undefined;
  if (found.language === declared) return { result: 'passed' };
  const shares = measureShares(texts, detector);
  const other = found.language;
  const facts = { declared: question.declared.slice(0, 40), found: other, languageFound: other };
  if (isProven({ texts, declared, found, detector })) return { result: 'failed', message: ['other', facts] };
  const least = hasWordsOf(texts.join('\n'), other, declared) ? leadToAsk : leastLeadToAsk(length);
  const isDoubtful = found.lead >= least && shares(other) > 0.5;
  return isDoubtful ? { result: 'needs_review', message: ['maybe_other', facts] } : undefined;
}

function leastLeadToAsk(length: number): number {
  return leadsToAsk.find(([below]) => length < below)?.[1] ?? leadToAsk;
}

type Claim = {
  readonly texts: readonly string[];
  readonly declared: string;
  readonly found: LikelyLanguage;
  readonly detector: LanguageDetector;
};

/** Long text is proven by its share in the other language, short text by its words. */
function isProven({ texts, declared, found, detector }: Claim): boolean {
  const { language, lead } = found;
  const running = texts.filter(isRunningText);
  if (texts.join(' ').length >= leastToProve && running.join(' ').length >= leastRunning)
    return lead >= leastLead && isOneLanguage(measureShares(running, detector), language, declared);
  const text = texts.join('\n');
  if (isInOtherScript(text, declared)) return true;
  return lead >= shortLead && running.length === texts.length && provesLanguage(text, language, declared);
}

/** Lists of books, persons and products have many capitals. Even German sentences have fewer. */
function isRunningText(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= mostCapitals * words.length;
}

type Shares = (language: string) => number;

function isOneLanguage(shares: Shares, found: string, declared: string): boolean {
  return shares(found) >= proofShare && shares(declared) <= declaredShare;
}

type LikelyLanguage = { readonly language: string; readonly lead: number };

/** The language of the text: the declared one, or another that the detector finds clearly more likely. */
function findLanguage(text: string, declared: string, detector: LanguageDetector): LikelyLanguage | undefined {
  const scores = detector.score(text);
  const [language, score] = [...scores][0] ?? ['', 0];
  if (language === declared) return { language, lead: 0 };
  const lead = score - (scores.get(declared) ?? 0);
  return score >= leastScore && lead >= leadToAsk && !areAlike(language, declared) ? { language, lead } : undefined;
}

/** The detector uses `no` for `nb` and `nn`. The older codes are still in use. */
function primaryLanguage(tag: string): string {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  const others: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', ji: 'yi', fil: 'tl' };
  return others[primary] ?? primary;
}

function areAlike(one: string, other: string): boolean {
  return alike.some((group) => group.includes(one) && group.includes(other));
}

/** Removes text that is equal in every language: URLs, file names, identifiers, words with digits. */
function keepWords(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !/[\d_@/\\=<>{}()[\]|#$%^*+~]|\w[.:]\w|[a-z][A-Z]|^[A-Z]{2,}$/.test(word))
    .join(' ')
    .trim();
}

/**
 * The share of the text that the detector finds in a language, portion by portion. Portions of a few words do not
 * count.
 */
function measureShares(texts: readonly string[], detector: LanguageDetector): Shares {
  const long = texts.filter(({ length }) => length >= leastToAsk);
  const portions = long.length === 0 ? [texts.join('\n')] : long;
  const lengths = new Map<string, number>();
  for (const text of portions) {
    const found = [...detector.score(text).keys()][0] ?? '';
    lengths.set(found, (lengths.get(found) ?? 0) + text.length);
  }
  const total = portions.reduce((sum, { length }) => sum + length, 0);
  return (language) => (lengths.get(language) ?? 0) / total;
}
