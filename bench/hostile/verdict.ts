import type { HostileCase } from './case.ts';
import { nameOf } from './case.ts';
import { namedDifferences } from './named-differences.ts';
import type { Seen } from './seen.ts';

export type Verdict = {
  readonly name: string;
  readonly verdict: 'right' | 'named' | 'wrong';
  readonly expected: string;
  readonly seen: Seen;
  /** The reason that holds, or what is wrong. */
  readonly why: string | null;
};

/** The corpus's word → the service's. */
const sameCode: Readonly<Record<string, string>> = {
  redirect_invalid_scheme: 'redirect_invalid',
  timeout: 'timeout_navigation',
};

export function judge(one: HostileCase, seen: Seen): Verdict {
  const name = nameOf(one);
  const faults = [...findDifferences(one, seen), ...seen.faults];
  const common = { name, expected: describe(one), seen };
  if (faults.length === 0) return { ...common, verdict: 'right', why: null };
  const difference = namedDifferences.get(name);
  const isNamed = seen.faults.length === 0 && difference?.isSeen(seen) === true;
  if (isNamed) return { ...common, verdict: 'named', why: difference.reason };
  return { ...common, verdict: 'wrong', why: faults.join('; ') };
}

function findDifferences(one: HostileCase, seen: Seen): readonly string[] {
  const { outcome, codes } = one.expect;
  if (!outcome.includes(seen.outcome)) return [`${seen.outcome} is not expected`];
  if (seen.outcome !== 'failed') return findMiscount(one, seen);
  const right = codes.map((code) => sameCode[code] ?? code);
  const isRight = right.length === 0 || right.includes(seen.code ?? '');
  return isRight ? [] : [`${String(seen.code)} is not one of ${right.join(', ')}`];
}

function findMiscount({ sitemap, expect }: HostileCase, { found, outcome }: Seen): readonly string[] {
  const wanted = sitemap ? expect.urls : expect.imageAlt;
  if (wanted === null || found === null) return [];
  const bounds = [wanted].flat();
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  const isRight = found <= most && (found >= least || outcome === 'ok_truncated');
  return isRight ? [] : [`found ${found} of ${least === most ? most : `${least} to ${most}`}`];
}

function describe({ expect }: HostileCase): string {
  return expect.outcome.map((outcome) => outcome.replace('_', ' ')).join(' or ');
}
