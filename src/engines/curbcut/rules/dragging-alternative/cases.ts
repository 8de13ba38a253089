import { onOnePage } from '../../../rule-cases.ts';
import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['pictures and links, which browsers drag', '<a href="/"><img src="/pixel.svg" alt="Boat"></a>', 'inapplicable'],
  ['what is not dragged', '<p draggable="false">Boat</p>', 'inapplicable'],
  ['one list', '<ul><li draggable="true">A</li><li draggable="true">B</li></ul>', 'needs_review'],
  ['a part of a card', '<div draggable="true" id="card">Card <b draggable="true">A</b></div>', ['needs_review #card']],
  onOnePage('what is dragged', [
    ['a card', '<p draggable="true" id=t>Card</p>', 'needs_review'],
    ['a hidden card', '<p draggable="true" hidden id=t>Card</p>', ''],
    ['a list of jQuery UI', '<ol class="ui-sortable"><li id=t>A</li></ol>', 'needs_review'],
    ['a handle of dnd kit', '<button aria-roledescription="sortable" id=t>Move</button>', 'needs_review'],
  ]),
];
