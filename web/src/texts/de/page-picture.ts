import type { Texts } from '../en/page-picture.ts';
import { count } from './format.ts';

export const texts: Texts = {
  title: 'Wo auf der Seite',
  alt: 'Die Seite, wie sie gescannt wurde. Ihre Nummern entsprechen der Liste der Elemente.',
  region: 'Bild der Seite mit nummerierten Elementen',
  inPicture: (value) =>
    count(value, { one: 'Element ist im Bild markiert.', other: 'Elemente sind im Bild markiert.' }),
  cutOff: 'Das Bild lässt Teile der Seite aus. Elemente dort sind nicht markiert.',
  marker: (rest) =>
    rest === 0
      ? 'in der Liste'
      : `und ${count(rest, { one: 'weiteres Element', other: 'weitere Elemente' })} hier, in der Liste`,
  inList: 'im Bild',
};
