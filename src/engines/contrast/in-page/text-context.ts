import { openedParts } from '../../in-page/opened-parts.ts';
import { listRecolored, readLooks } from './doubt-contrast.ts';
import { listActive, listExempt } from './exempt-texts.ts';
import { listTranslucentTexts, listFirstLines } from './highlights.ts';
import { placeOf } from './places.ts';

/**
 * What layers do not say about the texts of this document, as places (places.ts). `exempt`: elements whose texts need
 * no contrast. `active`: elements in them whose texts need it. `usable`: if it is not null, all others are behind a
 * dialog. `opened`: if it is not null, only texts in these count. `highlighted`: elements with parts in other colors.
 * `recolored`: elements that change without end.
 */
export type TextContext = {
  readonly exempt: readonly Place[];
  readonly active: readonly Place[];
  readonly usable: Place | null;
  readonly opened: readonly Place[] | null;
  readonly highlighted: readonly Place[];
  readonly recolored: readonly Place[];
};

export type Place = readonly number[];

export function readTextContext(isOpened: boolean): TextContext {
  refuseHidingNames();
  const looks = readLooks();
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return {
    exempt: listExempt().map(placeOf),
    active: listActive().map(placeOf),
    usable: dialog === undefined ? null : placeOf(dialog),
    opened: isOpened ? openedParts().map(placeOf) : null,
    highlighted: [...looks.highlighted, ...listFirstLines(), ...listTranslucentTexts()].map(placeOf),
    recolored: listRecolored(looks).map(placeOf),
  };
}

/** A control hides the property of its form that has the same name (read-past-hiding.ts). Places go through these. */
export function refuseHidingNames(): void {
  for (const form of document.forms) {
    const node: Element = form;
    const { prototype } = HTMLFormElement;
    const seen = {
      childNodes: node.childNodes,
      children: node.children,
      localName: node.localName,
      nodeName: node.nodeName,
      parentElement: node.parentElement,
      parentNode: node.parentNode,
    };
    if (Object.entries(seen).some(([name, value]) => Reflect.get(prototype, name, form) !== value))
      throw new Error('Names in a form hide what the form is from scripts.');
  }
}
