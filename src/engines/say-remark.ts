import type { CheckDetail, Remark } from '../findings/remark.ts';
import { generalize } from '../findings/remark.ts';
import { sayTemplate } from '../texts/say.ts';
import type { Spoken } from '../texts/texts.ts';
import { textsIn } from '../texts/texts.ts';
import type { Message, MessagesByRule } from './rule-sentences.ts';

/** The engine's own list: each of `all` must be fixed, but one of `one` is enough. */
type SaidDetails = { readonly all: string[]; readonly one: string[] };

/**
 * The remark about an element in one language. `message` is the problem and its fix. It contains texts of the page,
 * which are data, never markup.
 */
export type SaidRemark = {
  readonly problem: string;
  readonly fix: string;
  readonly message: string;
  readonly details: SaidDetails | null;
  /** The message without identifying facts, so that it is equal for elements with equal problems. */
  readonly general: string;
};

export type Speaker = {
  readonly language: Spoken;
  readonly messages: MessagesByRule;
  /** The message for a rule without a sentence in this version: the rule's title and the first way to fix it. */
  readonly standIn: (rule: string) => Message;
  readonly sayCheck: (check: CheckDetail) => string | undefined;
};

export function sayRemark(speaker: Speaker, remark: Remark): SaidRemark {
  const { problem, fix } = sayMessage(speaker, remark);
  const general = sayMessage(speaker, generalize(remark));
  return {
    problem,
    fix,
    message: `${problem} ${fix}`,
    details: sayDetails(speaker, remark.details),
    // A sentence that ended with such a fact would have two full stops.
    general: `${general.problem} ${general.fix}`.replaceAll('….', '…'),
  };
}

function sayMessage(speaker: Speaker, remark: Remark): Message {
  const problem = [remark, ...(remark.also ?? [])].map((one) => sayProblem(speaker, one)).join(' ');
  return { problem, fix: sayPart(speaker, remark, 'fix') };
}

/** Outside of the default state, the name of the state comes first. */
function sayProblem(speaker: Speaker, remark: Remark): string {
  const text = sayPart(speaker, remark, 'problem');
  return remark.state === undefined ? text : `${textsIn(speaker.language).states[remark.state]}: ${text}`;
}

function sayPart({ language, messages, standIn }: Speaker, { code, facts = {} }: Remark, part: keyof Message): string {
  const [rule = '', name = ''] = code.split('.', 2);
  const message = Object.hasOwn(messages, rule) ? messages[rule] : undefined;
  const found = message !== undefined && Object.hasOwn(message, name) ? message[name] : undefined;
  return found === undefined ? standIn(rule)[part] : sayTemplate(language, found[part], facts);
}

function sayDetails({ sayCheck }: Speaker, details: Remark['details']): SaidDetails | null {
  if (details === undefined) return null;
  const said = (need: CheckDetail['need']) =>
    details.filter((check) => check.need === need).flatMap((check) => sayCheck(check) ?? []);
  const [all, one] = [said('all'), said('one')];
  return all.length + one.length === 0 ? null : { all, one };
}
