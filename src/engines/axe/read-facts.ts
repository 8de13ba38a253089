import type { CheckDetail } from '../../findings/remark.ts';
import type { Fact, Facts } from '../../texts/saying.ts';

/**
 * Facts from the measurements of axe's checks: numbers as `nWidth`, lists of words as `values`, a single word as
 * `value`.
 */
export function readFacts(checks: readonly CheckDetail[]): Facts {
  const facts: Record<string, Fact> = {};
  for (const { data } of checks) Object.assign(facts, readData(data));
  return facts;
}

function readData(data: unknown): Facts {
  if (typeof data === 'string') return data === '' ? {} : { value: data };
  if (Array.isArray(data)) return readEntry('values', data);
  if (typeof data !== 'object' || data === null) return {};
  const entries = Object.entries(data).flatMap(([name, value]) => Object.entries(readEntry(name, value)));
  return Object.fromEntries(entries);
}

function readEntry(name: string, value: unknown): Facts {
  if (typeof value === 'string' && value !== '') return { [name]: value };
  if (typeof value === 'number')
    return { [`n${name.charAt(0).toUpperCase()}${name.slice(1)}`]: Math.round(value * 10) / 10 };
  if (!Array.isArray(value)) return {};
  const words = value.filter((word) => typeof word === 'string');
  return words.length === 0 ? {} : { [name]: words.slice(0, mostWords).join(', ') };
}

const mostWords = 5;
