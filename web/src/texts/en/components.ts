import type { Catalog } from '../catalog.ts';
import { count, formatNumber } from './format.ts';

export const texts = {
  title: 'Components',
  one: (site: string) => `A component of ${site}`,
  first: 'Fix these first',
  all: 'All components',
  meaning:
    'A component is a piece of markup, such as a card or a header. Its counts cover all pages. The most useful fix comes first.',
  count: (value: number) => count(value, { one: 'component', other: 'components' }),
  none: 'No component has issues of this kind.',
  noneOfOne: 'This scan does not have the component, or the component has no issues of this kind.',
  others: (value: number) =>
    `${count(value, { one: 'more element belongs', other: 'more elements belong' })} to no component, because there were too many to store.`,
  removes: (fixes: number, occurrences: number, pages: number) =>
    `${fixes === 1 ? 'One fix corrects' : `${formatNumber(fixes)} fixes in one place correct`} ${count(occurrences, { one: 'element', other: 'elements' })} on ${count(pages, { one: 'page', other: 'pages' })}`,
  gain: (points: number) => `Score +${count(points, { one: 'point', other: 'points' })}`,
  clean: (value: number) => `${count(value, { one: 'page', other: 'pages' })} without failures afterwards`,
  pictureOf: (label: string) => `Screenshot with one element in ${label} outlined`,
  inComponent: (label: string) => `in ${label}`,
  mark: 'Mark…',
  only: 'Showing only one component',
  everywhere: 'Show all components',
} as const;

export type Texts = Catalog<typeof texts>;
