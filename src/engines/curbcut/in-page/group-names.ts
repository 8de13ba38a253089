import { collapse, textOf } from './accessible-name.ts';
import { textOfIds } from '../../in-page/named-elements.ts';

export function nameOfGroup(group: Element): string {
  const legends = group instanceof HTMLFieldSetElement ? [...group.children].filter(isLegend).map(textOf) : [];
  const names = [
    textOfIds(group, 'aria-labelledby'),
    group.getAttribute('aria-label') ?? '',
    ...legends,
    group.getAttribute('title') ?? '',
  ];
  return names.map(collapse).find((name) => name !== '') ?? '';
}

export function isEmptyLegend(legend: Element): boolean {
  return collapse(textOf(legend)) === '';
}

export function isLegend(element: Element): boolean {
  return element.localName === 'legend';
}
