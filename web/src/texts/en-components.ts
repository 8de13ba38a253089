import { count } from './format.ts';

export const componentTexts = {
  components: {
    title: 'Components',
    first: 'Fix these first',
    all: 'All components',
    meaning:
      'Pieces of markup, such as a card or a header, with everything found in them on all pages. The most useful fix comes first.',
    count: (value: number) => count(value, 'component', 'components'),
    none: 'No component has findings of this kind.',
    others: (value: number) =>
      `${count(value, 'more occurrence is', 'more occurrences are')} in no component: not stored, or scanned by an earlier version of Curbcut.`,
    removes: (occurrences: number, pages: number) =>
      `One fix removes ${count(occurrences, 'occurrence', 'occurrences')} on ${count(pages, 'page', 'pages')}`,
    gain: (points: number) => `Score +${points}`,
    clean: (value: number) => `${count(value, 'page', 'pages')} without failures afterwards`,
    inComponent: (label: string) => `in ${label}`,
    mark: 'Mark…',
    only: 'Showing only what was found in the component',
    everywhere: 'Show all components',
  },
} as const;
