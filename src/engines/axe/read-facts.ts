import type { CheckDetail } from '../../findings/remark.ts';
import type { Fact, Facts } from '../../texts/saying.ts';
import { describeContrast } from '../contrast/contrast-facts.ts';

/**
 * Facts from the measurements of axe's checks: numbers as `nWidth`, lists of words as `values`, a single word as
 * `value`.
 */
export function readFacts(checks: readonly CheckDetail[]): Facts {
  const facts: Record<string, Fact> = {};
  for (const { data } of checks) Object.assign(facts, readData(data));
  return { ...facts, ...readContrast(checks) };
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

function readContrast(checks: readonly CheckDetail[]): Facts {
  const data = checks.find(({ id }) => id === 'color-contrast' || id === 'color-contrast-enhanced')?.data;
  if (typeof data !== 'object' || data === null) return {};
  const { fgColor, bgColor, shadowColor, contrastRatio, expectedContrastRatio }: Readonly<Record<string, unknown>> = {
    ...data,
  };
  const needed = Number.parseFloat(String(expectedContrastRatio));
  if (typeof contrastRatio !== 'number' || typeof fgColor !== 'string' || !(needed > 0)) return {};
  // If a shadow is too pale, axe gives only two of the three colors.
  const shadow = typeof shadowColor === 'string' ? { shadow: shadowColor } : {};
  if (typeof bgColor !== 'string') return { ...shadow, color: fgColor, nRatio: contrastRatio, nNeeded: needed };
  return { ...shadow, ...describeContrast({ color: fgColor, background: bgColor, ratio: contrastRatio, needed }) };
}
