import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  title: 'Where on the page',
  alt: 'The page as it was scanned. Its numbers match the list of elements.',
  region: 'Picture of the page with numbered elements',
  inPicture: (value: number) => `${count(value, { one: 'element is', other: 'elements are' })} marked in the picture.`,
  cutOff: 'The picture leaves out parts of the page. Elements there are not marked.',
  marker: (rest: number) =>
    rest === 0
      ? 'in the list'
      : `and ${count(rest, { one: 'more element', other: 'more elements' })} here, in the list`,
  inList: 'in the picture',
} as const;

export type Texts = Catalog<typeof texts>;
