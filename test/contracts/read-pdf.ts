import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

/** A tag of the document and what it holds, as a screen reader meets it. */
export type Tag = {
  readonly role: string;
  readonly alternative: string | undefined;
  readonly text: string;
  readonly children: readonly Tag[];
};

export type ReadPdf = {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly showsTitle: boolean;
  /** Titles of the outline, with two blanks before them per level. */
  readonly outline: readonly string[];
  readonly pages: readonly Tag[];
};

const infoSchema = z.object({ Title: z.string(), Language: z.string() });

type OutlineItem = { readonly title: string; readonly items: readonly OutlineItem[] };
type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};

/** Reads a PDF's structure: what an accessible document must have, and what pdf.js shows of it. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  try {
    const { info } = await document.getMetadata();
    const { Title: title, Language: language } = infoSchema.parse(info);
    const marks = await document.getMarkInfo();
    const preferences = await document.getViewerPreferences();
    // pdf.js types none of these in full.
    const outline = ((await document.getOutline()) ?? []) as unknown as readonly OutlineItem[];
    const pages: Tag[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await readPage(await document.getPage(number)));
    return {
      title,
      language,
      isTagged:
        new Map(Object.entries(marks ?? {})).get('Marked') === true ||
        (marks instanceof Map && marks.get('Marked') === true),
      showsTitle: preferences?.get('DisplayDocTitle') === true,
      outline: outline.flatMap((item) => listOutline(item, 0)),
      pages,
    };
  } finally {
    await task.destroy();
  }
}

/** Every tag below, in reading order. */
export function listTags(tags: readonly Tag[]): readonly Tag[] {
  return tags.flatMap((tag) => [tag, ...listTags(tag.children)]);
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: PdfPage): Promise<Tag> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== undefined);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.type === 'beginMarkedContentProps' ? item.id : undefined);
  }
  return readTag((await page.getStructTree()) ?? { role: 'none' }, texts);
}

function readTag(node: Node, texts: ReadonlyMap<string, string>): Tag {
  const children = (node.children ?? []).map((child) => readTag(child, texts));
  const own = node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : '';
  return {
    role: node.role ?? 'content',
    alternative: node.alt,
    text: own + children.map((child) => child.text).join(''),
    children,
  };
}

function listOutline({ title, items }: OutlineItem, level: number): readonly string[] {
  return [`${'  '.repeat(level)}${title}`, ...items.flatMap((item) => listOutline(item, level + 1))];
}
