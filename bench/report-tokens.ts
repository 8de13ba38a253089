/**
 * How many tokens a model spends on the LLM text, against the CSV of the same scan:
 * `node bench/report-tokens.ts <address of a running service> <scan id>`. Counted with o200k_base, the encoding of
 * current OpenAI models; others differ by some tenths, not in proportion. Prints a table; `--save` writes it to
 * bench/results/report-tokens.{json,md}.
 */
import { writeFileSync } from 'node:fs';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { z } from 'zod';
import { today } from './lib/measure.ts';

const pieceLength = 20_000;
const target = 20;

async function main(address: string, scanId: string): Promise<void> {
  const scan = z
    .object({
      url: z.string(),
      progress: z.object({ pages_completed: z.int() }),
      summary: z.object({
        failed_groups: z.int(),
        failed_occurrences: z.int(),
        needs_review_groups: z.int(),
        needs_review_occurrences: z.int(),
      }),
    })
    .parse(await ask(`${address}/api/scans/${scanId}`).then((answer) => answer.json()));
  const folder = `${address}/api/scans/${scanId}/issues`;
  const text = await (await ask(`${folder}/report.llm.txt`)).text();
  const llmTokens = count(text);
  const csvTokens = await countStream(await ask(`${folder}/report.csv?mode=full`));
  const result = {
    date: today(),
    site: new URL(scan.url).pathname,
    pages: scan.progress.pages_completed,
    issues: scan.summary.failed_groups + scan.summary.needs_review_groups,
    occurrences: scan.summary.failed_occurrences + scan.summary.needs_review_occurrences,
    csvTokens,
    llmTokens,
    ratio: Math.round((csvTokens / llmTokens) * 10) / 10,
    target,
    issuesNamed: text.match(/^\d+\. [\w-]+ \| (?:failed|needs_review) \|/gm)?.length ?? 0,
  };
  console.log(tabulate(result));
  if (!process.argv.includes('--save')) return;
  writeFileSync(new URL('results/report-tokens.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL('results/report-tokens.md', import.meta.url), tabulate(result));
}

async function ask(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** In pieces that end with a line: tokens do not span line ends, so the sum is that of the whole. */
async function countStream(answer: Response): Promise<number> {
  let tokens = 0;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    rest += decoder.decode(piece, { stream: true });
    const end = rest.lastIndexOf('\n') + 1;
    if (end < pieceLength) continue;
    tokens += count(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return tokens + count(rest);
}

function count(text: string): number {
  return countTokens(text, { allowedSpecial: 'all' });
}

function tabulate(result: {
  readonly date: string;
  readonly pages: number;
  readonly issues: number;
  readonly occurrences: number;
  readonly csvTokens: number;
  readonly llmTokens: number;
  readonly ratio: number;
  readonly issuesNamed: number;
}): string {
  return [
    '# Tokens of the LLM text',
    '',
    `${result.date}, o200k_base. ${result.pages} pages, ${result.issues} issues, ${result.occurrences} occurrences. \`node bench/report-tokens.ts\`.`,
    '',
    '| report | tokens |',
    '|---|--:|',
    `| CSV, mode full | ${result.csvTokens} |`,
    `| LLM text | ${result.llmTokens} |`,
    '',
    `One token where the CSV has ${result.ratio} (target: ${target}). ${result.issuesNamed} issues are named.`,
    '',
  ].join('\n');
}

const [address, scanId] = process.argv.slice(2);
if (address === undefined || scanId === undefined)
  throw new Error('Usage: node bench/report-tokens.ts <address> <scan id> [--save]');
await main(address, scanId);
