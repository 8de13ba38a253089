import type { Engine } from '../../src/engines/engine.ts';
import type { Messages } from '../../src/engines/rule-sentences.ts';
import { escapeMarkdown } from './escape.ts';
import type { Page } from './page.ts';
import { generated } from './page.ts';
import type { Example } from './rule-examples.ts';
import type { RuleInfo } from './write-requirements.ts';
import { writeRequirements } from './write-requirements.ts';

export type RuleFacts = {
  readonly info: RuleInfo;
  readonly needs: Engine['needs'];
  readonly messages: Messages;
  readonly examples: readonly Example[];
  /** The parts of an ACT rule that failures of this rule do not catch, with the reason. */
  readonly limits: readonly string[];
};

/** Longer markup explains a page more than a rule. */
const longestMarkup = 500;
const mostExamples = 2;
const mostNames = 12;

/** The page of one rule, from the catalog and from the rule's own tests. */
export function writeRulePage(facts: RuleFacts): Page {
  const { info } = facts;
  const title = escapeMarkdown(info.title);
  const parts = [
    `# ${title}`,
    `Rule \`${info.rule}\` of ${info.engine} · severity: ${info.severity}${info.bestPractice ? ' · good practice' : ''}`,
    '## Who is affected',
    escapeMarkdown(info.whyItMatters),
    '## How to fix it',
    info.howToFix.map((step) => `- ${escapeMarkdown(step)}`).join('\n'),
    ...writeExamples(facts.examples, ['failed', 'needs_review']),
    ...writeExamples(facts.examples, ['passed', 'inapplicable']),
    ...writeDecision(facts),
    ...writeMessages(facts.messages),
    '## Requirements',
    writeRequirements(info),
    '## Known limits',
    writeLimits(facts),
    '## Learn more',
    listLinks([info.help, ...info.learnMore]),
  ];
  return { path: `rules/${info.rule}`, title: info.title, source: generated, markdown: parts.join('\n\n') };
}

type Shows = Example['shows'];

const exampleTitles: Readonly<Record<Shows, string>> = {
  failed: 'Failing markup',
  needs_review: 'Markup to review',
  passed: 'Passing markup',
  inapplicable: 'Markup that is not reported',
};

/** Examples of the first of these outcomes that the table of the rule shows. */
function writeExamples(examples: readonly Example[], wanted: readonly Shows[]): readonly string[] {
  const short = examples.filter(({ markup }) => markup.length <= longestMarkup);
  const shows = wanted.find((one) => short.some((example) => example.shows === one));
  if (shows === undefined) return [];
  const chosen = short.filter((example) => example.shows === shows).slice(0, mostExamples);
  return [
    `## ${exampleTitles[shows]}`,
    ...chosen.flatMap(({ name, markup }) => [
      `${escapeMarkdown(beginSentence(name))}:`,
      `\`\`\`\`html\n${markup}\n\`\`\`\``,
    ]),
  ];
}

const ways: Readonly<Record<Engine['needs'], string>> = {
  read: 'The rule reads the loaded page and changes nothing.',
  drive: 'Curbcut operates the page, mostly by [the keyboard](keyboard-tests.md), and watches the result.',
  states: 'Curbcut shows the page in [other states](states.md), such as zoom or forced colors, and compares.',
};

const outcomes = [
  ['failed', 'Reported as a failure'],
  ['needs_review', 'Reported for review by a person'],
  ['passed', 'Passed'],
  ['inapplicable', 'Not looked at'],
] as const satisfies readonly (readonly [Shows, string])[];

function writeDecision({ info, needs, examples }: RuleFacts): readonly string[] {
  const way =
    info.engine === 'axe-core'
      ? 'axe-core decides it. Curbcut looks again at some elements that axe-core cannot decide, and hands the rest to a person.'
      : ways[needs];
  const lists = outcomes.flatMap(([shows, label]) => {
    const names = examples.filter((example) => example.shows === shows).map(({ name }) => name);
    return names.length === 0 ? [] : [`- **${label}:** ${escapeMarkdown(joinNames(names))}.`];
  });
  const tested =
    info.engine === 'axe-core' || lists.length === 0 ? [] : ['These cases are tested in Chromium:', lists.join('\n')];
  return ['## How it is decided', `${escapeMarkdown(endSentence(info.description))} ${way}`, ...tested];
}

function joinNames(names: readonly string[]): string {
  return names.slice(0, mostNames).join('; ');
}

function writeMessages(messages: Messages): readonly string[] {
  const all = Object.values(messages).map(({ problem, fix }) => `${fillHoles(problem)} ${fillHoles(fix)}`.trim());
  const list = [...new Set(all)].map((sentence) => `- ${escapeMarkdown(sentence)}`);
  return list.length === 0 ? [] : ['## What a finding says', list.join('\n')];
}

/** The facts of a message come from a page, and so does the number that decides a plural. */
function fillHoles(template: string): string {
  return template
    .replaceAll(/\([^()|]*\|(?:[^()|]*\|)*([^()|]*)\)/gu, '$1')
    .replaceAll(/\{\w+\}/gu, '…')
    .trim();
}

function writeLimits({ examples, limits }: RuleFacts): string {
  const proves = examples.length === 0 || examples.some(({ shows }) => shows === 'failed');
  return [
    ...(proves ? [] : ['- The rule proves no failure. A person decides about each finding.']),
    ...limits.map((limit) => `- ${escapeMarkdown(limit)}`),
    '- A page without findings is not proven accessible: [what automated rules cannot decide](accuracy.md).',
  ].join('\n');
}

function listLinks(links: RuleInfo['learnMore']): string {
  const byUrl = new Map(links.map(({ title, url }) => [url, title]));
  return [...byUrl].map(([url, title]) => `- [${escapeMarkdown(title)}](${url})`).join('\n');
}

function beginSentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function endSentence(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}
