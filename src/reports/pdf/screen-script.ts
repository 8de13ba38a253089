import { createHash } from 'node:crypto';
import { inPageCall } from '../../browser/in-page-code.ts';
import { Html } from './html.ts';

const searchIssues = inPageCall(new URL('in-page/search-issues.ts', import.meta.url), 'searchIssues');

/** The only script of the HTML report, and the source that its policy names it by. No other script runs. */
export function screenScript(): { readonly element: Html; readonly source: string } {
  const script = searchIssues();
  const hash = createHash('sha256').update(script).digest('base64');
  return { element: Html.script(script), source: `'sha256-${hash}'` };
}
