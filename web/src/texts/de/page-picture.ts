import type { Texts } from '../en/page-picture.ts';
import { count } from './format.ts';

export const texts: Texts = {
  title: 'Wo auf der Seite',
  alt: 'Die Seite, wie sie gescannt wurde. Die Nummern darauf sind die der Liste der Befunde.',
  region: 'Bild der Seite mit nummerierten Befunden',
  inPicture: (value) => count(value, { one: 'Befund ist im Bild markiert.', other: 'Befunde sind im Bild markiert.' }),
  cutOff: 'Das Bild endet vor der Seite. Was weiter unten steht, ist nicht markiert.',
  marker: (rest) =>
    rest === 0
      ? 'in der Liste'
      : `und ${count(rest, { one: 'weiterer Befund', other: 'weitere Befunde' })} hier, in der Liste`,
  inList: 'im Bild',
};
