/** Parts of a sheet that the library does not write. `filter`: the cells under filters. `links`: cell → URL. */
export type SheetExtras = { readonly filter: string | null; readonly links: ReadonlyMap<string, string> };

/** Excel takes a file with a longer one for damaged. */
const longestTarget = 2_000;
/** Excel's limit per sheet is 65,530. */
const mostLinks = 65_000;
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

type At = { readonly sheetIndex: number };

/**
 * Filters and hyperlinks (ECMA-376, 18.3.1.2 and 18.3.1.47), which follow the cells. A hyperlink in a formula could run
 * text from a page.
 */
export function addExtras(sheets: readonly SheetExtras[]) {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content: string, _options: unknown, { sheetIndex }: At) =>
            insertExtras(content, sheets[sheetIndex]),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options: unknown, { sheetIndex }: At) => listTargets(sheets[sheetIndex]),
        },
      },
    },
  };
}

/** `A1` is column 0 of row 0. */
export function nameCell(column: number, row: number): string {
  return `${String.fromCodePoint(65 + column)}${row + 1}`;
}

/** Null: no address of the web, or one that a cell cannot have. */
export function toLinkTarget(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url);
  const isWeb = parsed !== null && /^https?:$/u.test(parsed.protocol) && parsed.href.length <= longestTarget;
  return isWeb ? parsed.href : null;
}

function insertExtras(content: string, extras: SheetExtras | undefined): string {
  if (extras === undefined) return content;
  const { filter } = extras;
  const ids = idsOf(extras);
  const links = firstLinks(extras).map(([cell, url]) => `<hyperlink ref="${cell}" r:id="${ids.get(url) ?? ''}"/>`);
  const added = [
    filter === null ? '' : `<autoFilter ref="${filter}"/>`,
    links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`,
  ].join('');
  return content.replace('</sheetData>', () => `</sheetData>${added}`);
}

function listTargets(extras: SheetExtras | undefined): string {
  if (extras === undefined) return '';
  return [...idsOf(extras)]
    .map(
      ([url, id]) =>
        `<Relationship Id="${id}" Type="${relationship}" Target="${escapeXml(url)}" TargetMode="External"/>`,
    )
    .join('');
}

function firstLinks({ links }: SheetExtras): readonly (readonly [cell: string, url: string])[] {
  return [...links].slice(0, mostLinks);
}

/** One relationship for each URL. */
function idsOf(extras: SheetExtras): ReadonlyMap<string, string> {
  const urls = new Set(firstLinks(extras).map(([, url]) => url));
  return new Map([...urls].map((url, index) => [url, `rId-link-${index + 1}`]));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
