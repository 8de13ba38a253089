import { expect, it } from 'vitest';
import { useEngineTab } from '../../../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../../curbcut-engine.ts';
import { unnamedControlReview } from './review.ts';

const engineTab = useEngineTab();

/** The results of the rule's questions after the review. */
async function resultsOf(setUp: string, markup = '<x-key tabindex="0"></x-key>'): Promise<readonly string[]> {
  const script = `<script>
    customElements.define('x-key', class extends HTMLElement {
      static formAssociated = true;
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<svg width="24" height="24" aria-hidden="true"></svg>';
        const internals = this.attachInternals();
        ${setUp}
      }
    });</script>`;
  const html = `<!doctype html><html lang="en"><head><title>Berths</title></head><body>${markup}${script}</body></html>`;
  const page = await engineTab().openMarkup(html);
  const deadline = performance.now() + 20_000;
  const { findings } = await curbcutEngine.run(page, { deadline, ruleMs: 5_000, maxElements: 20 });
  const found = findings.filter(({ rule }) => rule === 'unnamed-control').flatMap(({ elements }) => elements);
  const suspects = found.map((element) => ({ rule: 'unnamed-control', element }));
  const outcomes = await unnamedControlReview.run(page, suspects, { deadline, mayCapture: false });
  return outcomes.map((outcome) => outcome?.result ?? 'stays');
}

it.each([
  ['a role and no name', "internals.role = 'button';", 'failed'],
  ['the role of a check box', "internals.role = 'checkbox'; internals.ariaChecked = 'true';", 'failed'],
  ['the role of a slider', "internals.role = 'slider';", 'failed'],
  ['the role of a link', "internals.role = 'link';", 'failed'],
  ['a role and a name', "internals.role = 'button'; internals.ariaLabel = 'Save';", 'passed'],
  ['neither', '', 'stays'],
  ['the role of a group', "internals.role = 'group';", 'stays'],
])('a custom element with %s of its own: %s', async (_what, setUp, result) => {
  expect(await resultsOf(setUp)).toEqual([result]);
});

it('a custom element may have its name from a label', async () => {
  const labelled = '<label for="key">Save</label><x-key id="key" tabindex="0"></x-key>';

  expect(await resultsOf("internals.role = 'checkbox';", labelled)).toEqual(['passed']);
});

it('an editor stays a question', async () => {
  expect(await resultsOf('', '<div contenteditable>Text</div>')).toEqual(['stays']);
});
