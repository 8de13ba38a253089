/** The format of a file, from its first characters alone, because names and content types are wrong too often. */
export type SniffedFormat = 'xml' | 'web_page' | 'text' | 'json' | 'binary';

/** The number of examined characters. */
const windowLength = 4096;

const htmlStart = /^<(?:!doctype\s+html|html|head|body|script|style|title|meta|link|div|p|h1|table|iframe)(?![\w:-])/i;

/** `head` is the decoded start of the file as far as it has arrived. It is not blank. */
export function sniffFormat(head: string): SniffedFormat {
  const start = skipProlog(head.slice(0, windowLength).trimStart());
  if (htmlStart.test(start)) return 'web_page';
  if (start.startsWith('<')) return 'xml';
  if (start.startsWith('{') || start.startsWith('[')) return 'json';
  return looksBinary(start) ? 'binary' : 'text';
}

/**
 * Skips processing instructions and comments before the root. It uses a loop, because a single expression could
 * backtrack forever.
 */
function skipProlog(text: string): string {
  let rest = text;
  for (;;) {
    if (!rest.startsWith('<?') && !rest.startsWith('<!--')) return rest;
    const end = rest.startsWith('<?') ? '?>' : '-->';
    const at = rest.indexOf(end);
    if (at === -1) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

function looksBinary(text: string): boolean {
  if (/^(?:%PDF-|PK\p{Cc}|GIF8|\ufffdPNG)/u.test(text) || text.includes('\0')) return true;
  const odd = text.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return odd > text.length / 10;
}

/** Finds the title of a web page in its start. Returns undefined without a title. */
export function findTitle(html: string): string | undefined {
  const title = /<title(?:\s[^>]{0,500})?>([^<]{1,2000})/i.exec(html)?.[1]?.trim();
  return title === '' ? undefined : title;
}
