import type { PageSnapshot, SnapshotDocument } from '../../browser/page-content.ts';
import { CanonicalTexts } from './canonical-texts.ts';
import type { Tokens } from './tokens.ts';
import { isHiddenField, maskedAttributes } from './masked-attributes.ts';

const commentNode = 8;
const textNode = 3;

/** The snapshot as text, without values that the browser or the site generates for each load of an unchanged page. */
export function writeCanonical({ documents, strings }: PageSnapshot, tokens: Tokens): string {
  const texts = new CanonicalTexts(strings, tokens);
  const written = documents.map((document) => writeDocument(document, { texts, strings }));
  return JSON.stringify([written, texts.list()]);
}

type Writing = { readonly texts: CanonicalTexts; readonly strings: readonly string[] };
type Nodes = SnapshotDocument['nodes'];
type RareTexts = Nodes['textValue'];

function writeDocument(document: SnapshotDocument, writing: Writing): object {
  const { texts } = writing;
  const { frameId, documentURL, baseURL, title, contentLanguage, encodingName, publicId, systemId } = document;
  const { nodes, layout, ...rest } = document;
  return {
    ...rest,
    frameId: texts.dropped(frameId),
    documentURL: texts.masked(documentURL),
    baseURL: texts.masked(baseURL),
    title: texts.exact(title),
    contentLanguage: texts.exact(contentLanguage),
    encodingName: texts.exact(encodingName),
    publicId: texts.exact(publicId),
    systemId: texts.exact(systemId),
    nodes: writeNodes(nodes, writing),
    layout: {
      ...layout,
      styles: layout.styles.map((styles) => styles.map(texts.exact)),
      text: layout.text.map(texts.exact),
    },
  };
}

function writeNodes(nodes: Nodes, writing: Writing): object {
  const { texts } = writing;
  const names = nodes.nodeName.map((index) => writing.strings[index] ?? '');
  const hidden = new Set<number>();
  const attributes = nodes.attributes.map((pairs, node) => {
    if (pairs.length === 0) return pairs;
    const element = readElement(names[node] ?? '', pairs, writing);
    if (element.isHiddenField) hidden.add(node);
    return element.written;
  });
  const exact = (rare: RareTexts) => ({ ...rare, value: rare.value.map(texts.exact) });
  const masked = (rare: RareTexts) => ({ ...rare, value: rare.value.map(texts.masked) });
  return {
    ...nodes,
    // The browser numbers nodes in order of arrival.
    backendNodeId: undefined,
    nodeName: nodes.nodeName.map(texts.exact),
    nodeValue: nodes.nodeValue.map((value, node) => {
      if (nodes.nodeType[node] === commentNode) return texts.dropped(value);
      const isScript = nodes.nodeType[node] === textNode && names[nodes.parentIndex[node] ?? -1] === 'SCRIPT';
      return isScript ? texts.masked(value) : texts.exact(value);
    }),
    attributes,
    shadowRootType: exact(nodes.shadowRootType),
    textValue: exact(nodes.textValue),
    inputValue: {
      ...nodes.inputValue,
      value: nodes.inputValue.value.map((value, position) =>
        hidden.has(nodes.inputValue.index[position] ?? -1) ? texts.dropped(value) : texts.exact(value),
      ),
    },
    pseudoType: exact(nodes.pseudoType),
    pseudoIdentifier: exact(nodes.pseudoIdentifier),
    currentSourceURL: masked(nodes.currentSourceURL),
    originURL: masked(nodes.originURL),
  };
}

/** Attributes alternate: name, value, name, value … */
function readElement(name: string, pairs: readonly number[], { texts, strings }: Writing) {
  const named = new Map(
    pairs.flatMap((index, position) =>
      position % 2 === 0 ? [[strings[index] ?? '', strings[pairs[position + 1] ?? -1] ?? ''] as const] : [],
    ),
  );
  const useOf = maskedAttributes(name, named);
  const written = pairs.map((index, position) =>
    position % 2 === 0 ? texts.exact(index) : texts[useOf(strings[pairs[position - 1] ?? -1] ?? '')](index),
  );
  return { written, isHiddenField: isHiddenField(name, named) };
}
