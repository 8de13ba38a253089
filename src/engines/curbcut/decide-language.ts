import { isInOtherScript, provesLanguage } from './function-words.ts';
import type { LanguageDetector } from './language-detector.ts';
import type { Said } from '../rule-sentences.ts';
import type { LanguageQuestion } from './parse-results.ts';
import type { languageMessages } from './sentences/en.ts';

export type LanguageAnswer =
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'needs_review'; readonly message: Said<{ messages: typeof languageMessages }> };

/** Characters of running text below which only words prove something (function-words.ts), and below which nothing is asked. */
const leastToProve = 60;
const leastToAsk = 20;
/** Of it in portions that are not mostly names and titles, which keep their language in any text. */
const leastRunning = 40;
const mostCapitals = 0.4;
/** How sure the detector must be of the language that it finds, and by how much surer than of the declared one. */
const leastScore = 0.65;
const leastLead = 0.1;
const leadToAsk = 0.05;
const shortLead = 0.15;
/** Of the text: in the found language, and at most in the declared one, for a proof. In mixed text nothing is proven. */
const proofShare = 0.8;
const declaredShare = 0.1;

/**
 * Languages that are written alike: neither proves the other wrong. The detector knows only some of each group; a language
 * that it does not know is never decided.
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

/** Whether there is enough text to ask for its language at all. */
export function hasEnoughText(question: LanguageQuestion): boolean {
  return listTexts(question).join(' ').length >= leastToAsk;
}

function listTexts({ texts }: LanguageQuestion): readonly string[] {
  return texts.map(keepWords).filter((text) => text !== '');
}

/**
 * Whether text is in its declared language (ACT ucwvc8, off6ek), undefined where that is undecided. `failed` needs enough text
 * in one language, of which the detector is sure.
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
  return shares(other) > 0.5 ? { result: 'needs_review', message: ['maybe_other', facts] } : undefined;
}

type Claim = {
  readonly texts: readonly string[];
  readonly declared: string;
  readonly found: Found;
  readonly detector: LanguageDetector;
};

/** A long text by the share of it that is in the other language, a short one by its words. */
function isProven({ texts, declared, found, detector }: Claim): boolean {
  const { language, lead } = found;
  const running = texts.filter(isRunningText);
  if (texts.join(' ').length >= leastToProve && running.join(' ').length >= leastRunning)
    return lead >= leastLead && isOneLanguage(measureShares(running, detector), language, declared);
  const text = texts.join('\n');
  if (isInOtherScript(text, declared)) return true;
  return lead >= shortLead && running.length === texts.length && provesLanguage(text, language, declared);
}

/** Lists of books, persons and products have many capitals; even German sentences have fewer. */
function isRunningText(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length <= mostCapitals * words.length;
}

type Shares = (language: string) => number;

function isOneLanguage(shares: Shares, found: string, declared: string): boolean {
  return shares(found) >= proofShare && shares(declared) <= declaredShare;
}

type Found = { readonly language: string; readonly lead: number };

/** The language of the text: the declared one, or another that the detector finds clearly more likely. */
function findLanguage(text: string, declared: string, detector: LanguageDetector): Found | undefined {
  const scores = detector.score(text);
  const [language, score] = [...scores][0] ?? ['', 0];
  if (language === declared) return { language, lead: 0 };
  const lead = score - (scores.get(declared) ?? 0);
  return score >= leastScore && lead >= leadToAsk && !areAlike(language, declared) ? { language, lead } : undefined;
}

/** `nb` and `nn` are what the detector calls `no`; the older codes are still in use. */
function primaryLanguage(tag: string): string {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  const others: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', ji: 'yi', fil: 'tl' };
  return others[primary] ?? primary;
}

function areAlike(one: string, other: string): boolean {
  return alike.some((group) => group.includes(one) && group.includes(other));
}

/** Without what is the same in every language: URLs, file names, identifiers, words with digits. */
function keepWords(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !/[\d_@/\\=<>{}()[\]|#$%^*+~]|\w[.:]\w|[a-z][A-Z]|^[A-Z]{2,}$/.test(word))
    .join(' ')
    .trim();
}

/** The share of the text that the detector finds in a language, portion by portion; those of a few words say nothing. */
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
