import { openingRule } from '../../src/findings/opening-rule.ts';
import type { AgainRun } from './scan-again.ts';
import { opened, separator } from './scan-again.ts';

/**
 * A finding that is not in all runs that scanned its page. `runs`: a letter for each run, see tabulate.ts. `isSaid`: the
 * rule, or opening parts for what is in one, is named as not finished on the page in each run without it.
 */
export type Difference = {
  readonly page: string;
  readonly engine: string;
  readonly rule: string;
  readonly selector: string;
  readonly runs: string;
  readonly isSaid: boolean;
};

export type Agreement = {
  readonly findings: number;
  readonly differences: readonly Difference[];
  readonly pagesNotFinished: readonly {
    readonly isLoaded: boolean;
    readonly seconds: number;
    readonly pages: number;
  }[];
  /** Per page: the rules that were not finished, by run. */
  readonly notRun: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly notScanned: readonly (readonly string[])[];
};

const letters = { failed: 'F', needs_review: 'r', not_scanned: 'x' } as const;

export function compareRuns(runs: readonly AgainRun[]): Agreement {
  const names = new Set(runs.flatMap(({ findings }) => [...findings.keys()]));
  const differences = [...names].toSorted().flatMap((name) => {
    const found = runs.map((run) => statusIn(run, name));
    const known = found.filter((status) => status !== 'not_scanned');
    return new Set(known).size <= 1 ? [] : [describeDifference(name, found, runs)];
  });
  const pages = new Set(runs.flatMap(({ notRun }) => [...notRun.keys()]));
  return {
    findings: names.size,
    differences,
    pagesNotFinished: runs.map(({ isLoaded, seconds, notRun }) => ({ isLoaded, seconds, pages: notRun.size })),
    notRun: Object.fromEntries([...pages].map((page) => [page, runs.map(({ notRun }) => notRun.get(page) ?? [])])),
    notScanned: runs.map(({ notScanned }) => notScanned),
  };
}

type Status = 'failed' | 'needs_review' | 'not_scanned' | undefined;

function statusIn({ findings, notScanned }: AgainRun, name: string): Status {
  const [page = ''] = name.split(separator);
  return notScanned.includes(page) ? 'not_scanned' : findings.get(name);
}

function describeDifference(name: string, found: readonly Status[], runs: readonly AgainRun[]): Difference {
  const [page = '', engine = '', rule = '', selector = '', place] = name.split(separator);
  const isUnfinished = (rules: readonly string[] = []) =>
    rules.includes(rule) || (place === opened && rules.includes(openingRule));
  const isSaid = found.every((status, index) => status !== undefined || isUnfinished(runs[index]?.notRun.get(page)));
  const statuses = new Set(found.filter((status) => status !== undefined && status !== 'not_scanned'));
  const letter = (status: Status) => (status === undefined ? '-' : letters[status]);
  return { page, engine, rule, selector, runs: found.map(letter).join(''), isSaid: isSaid && statuses.size === 1 };
}
