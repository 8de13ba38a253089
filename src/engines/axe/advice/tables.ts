import { tutorial, understandingPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const tableMarkup = tutorial('tables');
const captionAndSummary = tutorial('tables/caption-summary');
const multiLevelHeaders = tutorial('tables/multi-level');

/** Data tables: headers, captions, and the relations of cells. */
export const tableAdvice = {
  'empty-table-header': {
    whyItMatters:
      'Screen readers read out the header with each cell. If it has no text, blind people hear a value and do not know what it means.',
    howToFix: [
      'Write the text of the header, visually hidden if it must not show: `<th scope="col"><span class="visually-hidden">Actions</span></th>`.',
      'If the cell is only an empty corner, use `<td></td>` instead of `<th>`.',
      'A header with only an icon needs visible or hidden text with it.',
    ],
    learnMore: [tableMarkup, understandingPage('1.3.1')],
  },
  'scope-attr-valid': {
    whyItMatters:
      'The attribute `scope` says whether a header belongs to its row or its column. On the wrong element or with a wrong value it is ignored, and screen reader users may hear a header that does not fit the cell.',
    howToFix: [
      'Use `scope` on `<th>` only: `<th scope="col">`, `<th scope="row">`.',
      'Allowed values are `col`, `row`, `colgroup` and `rowgroup`.',
      'If a `<td>` with `scope` is really a header, turn it into a `<th>`.',
    ],
    learnMore: [tutorial('tables/two-headers'), understandingPage('1.3.1')],
  },
  'table-duplicate-name': {
    whyItMatters:
      'The caption and the summary of the table say the same. Screen reader users hear it twice before the first cell and learn nothing new.',
    howToFix: [
      'Keep the `<caption>` as the title of the table and remove the `summary` attribute, which HTML no longer knows.',
      'If the structure needs an explanation, write it as a paragraph and connect it: `<table aria-describedby="how-to-read">`.',
    ],
    learnMore: [captionAndSummary],
  },
  'td-headers-attr': {
    whyItMatters:
      'The attribute `headers` points to something that is not a header cell of the same table. Screen readers then read no header or a wrong one, and blind people misunderstand the figure.',
    howToFix: [
      'Let `headers` name only ids of `<th>` cells in the same table, separated by spaces: `<td headers="monday morning">`.',
      'Remove ids of the cell itself, of ordinary cells, and of elements outside the table.',
      'In simple tables drop `headers` and use `<th scope="col">` and `<th scope="row">`.',
    ],
    learnMore: [multiLevelHeaders],
  },
} satisfies AdviceByRule;
