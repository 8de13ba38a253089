import type { PageFrame } from '../../src/browser/page-frame.ts';

/** Content that needs a visit: scripts and what they leave behind, other documents, sound, movement, closed roots. */
const needsVisit =
  /<(?:script|i?frame|object|embed|audio|video|link|base)\b|\son[a-z]+\s*=|http-equiv|animation|transition|autofocus|shadowrootmode="?closed|@import|@font-face/iu;

const writeMs = 20_000;

/** True if a document shows the same whether it is opened or written into an open page. */
export function isWritable(html: string): boolean {
  return !needsVisit.test(html);
}

/** Replaces the content of an open page, its head and its doctype too. Opening a page takes ten times as long. */
export async function writeDocument(main: PageFrame, html: string): Promise<void> {
  await main.evaluate(`(${String(replaceDocument)})(${JSON.stringify(html)})`, writeMs);
}

/** Runs in the page: knows nothing of this file. */
async function replaceDocument(html: string): Promise<void> {
  document.open();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else replaces a doctype and parses what a server sends
  document.write(html);
  document.close();
  window.scrollTo(0, 0);
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  await document.fonts.ready;
}
