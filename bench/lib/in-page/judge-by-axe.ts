import { placeOf } from '../../../src/engines/contrast/in-page/places.ts';

type Check = {
  readonly data?: {
    readonly fgColor?: string;
    readonly bgColor?: string;
    readonly contrastRatio?: number;
    readonly messageKey?: string;
  } | null;
};
type Node = {
  readonly node: { readonly element: Element; readonly selector: readonly (string | readonly string[])[] };
  readonly any: readonly Check[];
};
type Raw = {
  readonly passes: readonly Node[];
  readonly violations: readonly Node[];
  readonly incomplete: readonly Node[];
};
declare const axe: {
  configure(spec: object): void;
  run(context: Document, options: object): Promise<unknown>;
};

/** Returns the answer of axe's own check about each text of this document. */
export async function judgeByAxe(): Promise<string> {
  const found: object[] = [];
  const reporter = (raw: readonly Raw[], _options: object, done: (result: object) => void) => {
    for (const { passes, violations, incomplete } of raw) {
      note(found, 'passed', passes);
      note(found, 'failed', violations);
      note(found, 'incomplete', incomplete);
    }
    done({});
  };
  axe.configure({ noHtml: true });
  await axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast'] }, preload: false, reporter });
  return JSON.stringify(found);
}

export function note(found: object[], result: string, nodes: readonly Node[]): void {
  for (const { node, any } of nodes) {
    const data = any.find((check) => check.data)?.data;
    found.push({
      place: placeOf(node.element).join(' '),
      selector: node.selector.flat().join(' >>> '),
      result,
      colors: [data?.fgColor, data?.bgColor, data?.contrastRatio].join(' '),
      why: data?.messageKey ?? '',
      html: node.element.outerHTML.slice(0, 160),
    });
  }
}
