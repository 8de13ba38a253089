import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';

/**
 * How the site was checked, and what no program finds. Without it, readers could take a report as proof of
 * accessibility.
 */
export function describeMethod({ head, options }: ReportContent): Html {
  const { scan } = head;
  return html`<section class="chapter">
    <h2>Method and limits</h2>
    <h3>How the site was checked</h3>
    <p>
      Each page was opened in ${scan.browser ?? 'a browser'} at ${scan.viewport.width} × ${scan.viewport.height} CSS
      pixels, as a visitor who is not signed in. When it had finished loading, it was checked with the rules of
      ${scan.engine ?? 'the engine'}. The rules test parts of WCAG 2.0, 2.1 and 2.2 at levels A and AA, and best
      practices beyond them.
    </p>
    <h3>How issues are counted</h3>
    <ul>
      <li>
        An issue is one rule that failed somewhere in this scan. An occurrence is one element on one page. The same
        element on ten pages is ten occurrences.
      </li>
      <li>
        “Found” means that the engine proved the issue. “Needs review” means that it could not decide, for example about
        text on top of an image. Issues that need review are not part of the totals of issues found, nor of the score.
      </li>
      <li>Occurrences that a person marked as false positives are not counted.</li>
      <li>
        The report shows up to ${options.sampleSize} occurrences of each issue, chosen to be different. Reports of very
        large scans show fewer. The CSV report contains all stored occurrences.
      </li>
    </ul>
    <h3>What automated checks cannot find</h3>
    <p>
      Automated checks can test about a third of the success criteria, and most of these only in part. A person needs to
      answer these questions:
    </p>
    <ul>
      <li>Does the alternative text say what the image means on this page?</li>
      <li>
        Can you reach and use everything with the keyboard alone, in an order that makes sense, and is the focus always
        visible?
      </li>
      <li>Do headings, labels and links describe their content or purpose, and do error messages help?</li>
      <li>Do captions, transcripts and audio descriptions exist, and are they correct?</li>
      <li>
        Does the page still work at 400% zoom, with larger text spacing, without animations, and in high contrast?
      </li>
      <li>Is the language plain, and is help offered in the same place on every page?</li>
      <li>
        What happens after a sign-in, after a click, or in the steps of a form? Only the state right after loading was
        checked.
      </li>
    </ul>
    <p>
      A page without issues in this report may still have barriers. Ask people with disabilities to test the most
      important parts.
    </p>
  </section>`;
}
