import { hasClosedRoot } from './closed-roots.ts';

declare global {
  interface Window {
    curbcutIsKnown?: boolean;
  }
}

/** The state of a new document. It decides whether and how its content is read. */
export type DocumentState = {
  readonly url: string;
  readonly isEmpty: boolean;
  /** The browser's message, if the document is XML that it could not parse. */
  readonly xmlError: string | null;
  readonly hasClosedRoot: boolean;
  /** True on the first call in a document. */
  readonly isNew: boolean;
};

export function readDocumentState(): DocumentState {
  const isNew = window.curbcutIsKnown !== true;
  window.curbcutIsKnown = true;
  return {
    url: document.URL,
    isEmpty: document.querySelector('body')?.hasChildNodes() !== true,
    xmlError: readXmlError(),
    hasClosedRoot: hasClosedRoot() || (isNew && declaresClosedRoot()),
    isNew,
  };
}

/** A frame without a URL has its source in an attribute. */
export function declaresClosedRoot(): boolean {
  const source = window.frameElement?.getAttribute('srcdoc') ?? '';
  return /shadowrootmode\s*=\s*["']?closed/i.test(source);
}

/** The browser writes its message into the document, above all that precedes the error. */
export function readXmlError(): string | null {
  if (document.contentType === 'text/html') return null;
  const message = document.querySelector('parsererror > h3 + div');
  return message?.nextElementSibling?.localName === 'h3' ? (message.textContent ?? '').slice(0, 200).trim() : null;
}
