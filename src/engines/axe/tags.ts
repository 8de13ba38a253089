import { findCriterion } from '../../findings/wcag-criteria.ts';

/**
 * The success criteria in axe's tags of a rule (`wcag143` is 1.4.3, `wcag2411` is 2.4.11), in the tags' order. Level
 * tags (`wcag2a`), other standards and criteria unknown to WCAG 2.2 are left out.
 */
export function criteriaOfTags(tags: readonly string[]): readonly string[] {
  return tags.flatMap((tag) => {
    const digits = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag);
    const number = digits?.slice(1).join('.') ?? '';
    return findCriterion(number) === undefined ? [] : [number];
  });
}

/** The criteria of RGAA 4 in axe's tags of its tests: `RGAA-9.2.1` is the first test of 9.2. */
export function rgaaOfTags(tags: readonly string[]): readonly string[] {
  const criteria = tags.flatMap((tag) => /^RGAA-(\d+\.\d+)\.\d+$/.exec(tag)?.[1] ?? []);
  return [...new Set(criteria)];
}
