import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';

/** How it was checked, and what no program sees: a report that leaves this out is read as a clean bill. */
export function describeMethod({ head, options }: ReportContent): Html {
  const { scan } = head;
  return html`<section class="chapter">
    <h2>Method and limits</h2>
    <h3>How it was checked</h3>
    <p>
      Each page was opened in ${scan.browser ?? 'a browser'} at ${scan.viewport.width} × ${scan.viewport.height} CSS
      pixels, as a visitor who is not signed in, and judged by the rules of ${scan.engine ?? 'the engine'} once it had
      come to rest. The rules test parts of WCAG 2.0, 2.1 and 2.2 at levels A and AA, and best practices beyond them.
    </p>
    <h3>How it was counted</h3>
    <ul>
      <li>
        An issue is one rule that failed somewhere in this scan. An occurrence is one element on one page. The same
        element on ten pages is ten occurrences.
      </li>
      <li>
        “Found” is what the engine proved. “To judge” is what it could not decide, such as text over a picture; it is in
        no total of what was found, and not in the score.
      </li>
      <li>Occurrences that a person marked as false positive are in no total.</li>
      <li>
        Of each issue up to ${options.sampleSize} occurrences are shown, chosen to look different; very large scans show
        fewer. The CSV report holds them all.
      </li>
    </ul>
    <h3>What automated checks cannot see</h3>
    <p>
      Programs can test about a third of the success criteria, and most of these only in part. These questions need a
      person:
    </p>
    <ul>
      <li>Does the alternative text say what the picture means here?</li>
      <li>
        Can everything be reached and used with the keyboard alone, in an order that makes sense, and is the focus
        always seen?
      </li>
      <li>Do headings, labels and links say what follows them, and do error messages help?</li>
      <li>Do captions, transcripts and audio descriptions exist, and are they right?</li>
      <li>Does the page still work at 400 % zoom, with larger text spacing, with animations off, in high contrast?</li>
      <li>Is the language plain, and is help offered in the same place on every page?</li>
      <li>
        What happens behind a sign-in, after a click, or in the steps of a form? Only the state right after loading was
        checked.
      </li>
    </ul>
    <p>
      A page without an issue in this report is therefore not proven to be accessible. Have people with disabilities
      test what matters most.
    </p>
  </section>`;
}
