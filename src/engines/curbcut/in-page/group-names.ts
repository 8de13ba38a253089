import { collapse, textOf } from './accessible-name.ts';

export function nameOfGroup(group: Element): string {
  const ids = (group.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const legends = group instanceof HTMLFieldSetElement ? [...group.children].filter(isLegend).map(textOf) : [];
  const names = [labelled, group.getAttribute('aria-label') ?? '', ...legends, group.getAttribute('title') ?? ''];
  return names.map(collapse).find((name) => name !== '') ?? '';
}

export function isEmptyLegend(legend: Element): boolean {
  return collapse(textOf(legend)) === '';
}

export function isLegend(element: Element): boolean {
  return element.localName === 'legend';
}
