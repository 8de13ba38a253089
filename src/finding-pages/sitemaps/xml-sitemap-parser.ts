import type { SaxesTagPlain } from 'saxes';
import { SaxesParser } from 'saxes';
import { says } from '../../texts/saying.ts';
import { AmpersandRepair } from './ampersand-repair.ts';
import { SaxesBuffers } from './saxes-buffers.ts';
import type { EntryParser, SitemapEntry } from './sitemap-entry.ts';
import { maxAddressLength } from './sitemap-entry.ts';
import { quoteForPeople, SitemapError } from './sitemap-error.ts';

type ElementName = { readonly prefix: string; readonly local: string };

/** A sitemap nests 4 deep, with extensions 6. Each open element costs memory. */
const maxDepth = 256;
const maxAttributes = 256;
const maxNameLength = 1024;
const roots: ReadonlySet<string> = new Set(['urlset', 'sitemapindex', 'rss', 'rdf', 'feed']);

/**
 * Parses sitemaps, sitemap indexes, RSS and Atom from XML, piece by piece, in bounded memory. It identifies elements by
 * position, local name (in any letter case) and their parent's prefix, so `image:loc` and the like never count. It
 * ignores namespace URLs, because too many are wrong. It expands only XML's own five entities.
 */
export class XmlSitemapParser implements EntryParser {
  readonly #parser = new SaxesParser({ position: false, xmlns: false } as const);
  readonly #buffers = new SaxesBuffers(this.#parser);
  readonly #skippedLines: number;
  readonly #ampersands = new AmpersandRepair();
  readonly #path: ElementName[] = [];
  #entries: SitemapEntry[] = [];
  #capture:
    | { readonly kind: SitemapEntry['kind']; readonly depth: number; text: string; isTooLong: boolean }
    | undefined;
  #isOverlong = false;
  #attributes = 0;
  #hasOverlongAttribute = false;

  /** `skippedLines` is the number of lines that the parser does not receive, for the line numbers in messages. */
  constructor(skippedLines = 0) {
    this.#skippedLines = skippedLines;
    const parser = this.#parser;
    parser.on('opentagstart', () => this.#startTag());
    parser.on('attribute', ({ value }) => this.#countAttribute(value));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    for (const event of ['comment', 'doctype', 'processinginstruction'] as const) {
      parser.on(event, () => this.#takeOverlong());
    }
  }

  /** The number of repaired ampersands. */
  get repairCount(): number {
    return this.#ampersands.count;
  }

  write(text: string): void {
    this.#feed(this.#ampersands.write(text));
    this.#boundMemory();
  }

  end(): void {
    this.#feed(this.#ampersands.end());
    this.#feed(null);
  }

  abandon(): void {
    this.#feed(this.#ampersands.end());
  }

  take(): readonly SitemapEntry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  /** `null` ends the document. */
  #feed(text: string | null): void {
    try {
      this.#parser.write(text);
    } catch (error) {
      if (error instanceof SitemapError || !(error instanceof Error)) throw error;
      throw this.#invalidXml(text === null ? `it ends too early (${error.message})` : error.message);
    }
  }

  #boundMemory(): void {
    if (this.#buffers.nameLength > maxNameLength) throw this.#invalidXml('a name that does not end');
    if (this.#buffers.textLength <= maxAddressLength) return;
    this.#buffers.dropText();
    this.#isOverlong = true;
  }

  #takeOverlong(): boolean {
    const isOverlong = this.#isOverlong;
    this.#isOverlong = false;
    return isOverlong;
  }

  #startTag(): void {
    this.#attributes = 0;
    this.#hasOverlongAttribute = false;
  }

  #countAttribute(value: string): void {
    this.#attributes += 1;
    if (this.#attributes > maxAttributes) {
      throw this.#invalidXml(`an element with more than ${maxAttributes} attributes`);
    }
    if (this.#takeOverlong() || value.length > maxAddressLength) this.#hasOverlongAttribute = true;
  }

  #open(tag: SaxesTagPlain): void {
    const name = splitName(tag.name);
    if (this.#path.length === 0) refuseOtherRoot(name, tag.name);
    if (this.#path.length >= maxDepth) throw this.#invalidXml(`elements nested more than ${maxDepth} deep`);
    const kind = this.#capture === undefined ? findEntryKind(this.#path, name) : undefined;
    this.#path.push(name);
    if (kind !== undefined) this.#capture = { kind, depth: this.#path.length, text: '', isTooLong: false };
    if (isAtomLink(this.#path, tag)) this.#addLink(tag.attributes['href'] ?? '');
  }

  #addLink(href: string): void {
    const isTooLong = this.#hasOverlongAttribute;
    this.#entries.push({ kind: 'page', address: isTooLong ? '' : href, isTooLong });
  }

  #addText(text: string): void {
    const isOverlong = this.#takeOverlong();
    const capture = this.#capture;
    if (capture === undefined || capture.depth !== this.#path.length) return;
    capture.isTooLong ||= isOverlong || capture.text.length + text.length > maxAddressLength;
    capture.text = capture.isTooLong ? '' : capture.text + text;
  }

  #close(): void {
    const capture = this.#capture;
    if (capture?.depth === this.#path.length) {
      this.#entries.push({ kind: capture.kind, address: capture.text, isTooLong: capture.isTooLong });
      this.#capture = undefined;
    }
    this.#path.pop();
  }

  #invalidXml(problem: string): SitemapError {
    const line = String(this.#skippedLines + this.#parser.line);
    const reason = quoteForPeople(problem, 120).replace(/\.$/, '');
    return new SitemapError({
      code: 'sitemap_invalid_xml',
      found: (where) => says('sitemaps.invalid_xml', { where, line, reason }),
      advice: problem.includes('entity') ? says('sitemaps.replace_entity') : says('sitemaps.fix_xml'),
    });
  }
}

function splitName(name: string): ElementName {
  const colon = name.indexOf(':');
  const local = (colon === -1 ? name : name.slice(colon + 1)).toLowerCase();
  return { prefix: colon === -1 ? '' : name.slice(0, colon), local };
}

function findEntryKind(path: readonly ElementName[], name: ElementName): SitemapEntry['kind'] | undefined {
  const parent = path.at(-1);
  if (parent === undefined || parent.prefix !== name.prefix) return undefined;
  if (name.local === 'link') return parent.local === 'item' ? 'page' : undefined;
  if (name.local !== 'loc' || path.length !== 2) return undefined;
  if (parent.local === 'url') return 'page';
  return parent.local === 'sitemap' ? 'sitemap' : undefined;
}

function isAtomLink(path: readonly ElementName[], { attributes }: SaxesTagPlain): boolean {
  const [parent, link] = path.slice(-2);
  if (link?.local !== 'link' || parent?.local !== 'entry' || parent.prefix !== link.prefix) return false;
  const { rel, href } = attributes;
  return href !== undefined && (rel === undefined || rel.trim().toLowerCase() === 'alternate');
}

function refuseOtherRoot({ local }: ElementName, written: string): void {
  if (roots.has(local)) return;
  const isWebPage = local === 'html';
  const element = quoteForPeople(written, 60);
  throw new SitemapError({
    code: 'sitemap_not_xml',
    found: (where) =>
      isWebPage ? says('sitemaps.web_page', { where }) : says('sitemaps.other_root', { where, element }),
    advice: says('sitemaps.enter_xml'),
    isWebPage,
  });
}
