import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  title: 'Where on the page',
  alt: 'The page as it was scanned. The numbers on it are those of the list of findings.',
  region: 'Picture of the page with numbered findings',
  inPicture: (value: number) => `${count(value, { one: 'finding is', other: 'findings are' })} marked in the picture.`,
  cutOff: 'The picture ends before the page does. What is further down is not marked.',
  marker: (rest: number) =>
    rest === 0
      ? 'in the list'
      : `and ${count(rest, { one: 'more finding', other: 'more findings' })} here, in the list`,
  inList: 'in the picture',
} as const;

export type Texts = Catalog<typeof texts>;
