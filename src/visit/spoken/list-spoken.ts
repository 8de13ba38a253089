import type { SpokenLine, SpokenState } from '../../findings/spoken-page.ts';
import type { AccessibilityNode } from './accessibility-node.ts';
import { readProperty, readText } from './accessibility-node.ts';
import { isAnnounced, isClosed, isNamedByText, nameRole } from './spoken-roles.ts';

type Said = Omit<SpokenLine, 'selectors'>;

/** `lineOf`: the index of the line that says a DOM node, by its backend id. `frames`: the lines of frame elements. */
export type Speech = {
  readonly lines: Said[];
  readonly lineOf: Map<number, number>;
  readonly frames: readonly number[];
};

/** What a screen reader says of these nodes, which are in document order, parents first. */
export function listSpoken(nodes: readonly AccessibilityNode[]): Speech {
  return new Reading(nodes).read();
}

class Reading {
  readonly #nodes: readonly AccessibilityNode[];
  readonly #children: ReadonlyMap<string | undefined, readonly AccessibilityNode[]>;
  readonly #lines: Said[] = [];
  readonly #lineOf = new Map<number, number>();
  readonly #frames: number[] = [];
  /** Silent nodes that the next line says. */
  #unsaid: number[] = [];

  constructor(nodes: readonly AccessibilityNode[]) {
    this.#nodes = nodes;
    this.#children = Map.groupBy(nodes, ({ parentId }) => parentId);
  }

  read(): Speech {
    const known = new Set(this.#nodes.map(({ nodeId }) => nodeId));
    const tops = this.#nodes.filter(({ parentId }) => parentId === undefined || !known.has(parentId));
    for (const top of tops) this.#walk(top, false);
    return { lines: this.#lines, lineOf: this.#lineOf, frames: this.#frames };
  }

  /** `isInName`: its text was already said, in the name of what it is in. */
  #walk(node: AccessibilityNode, isInName: boolean): void {
    const role = readText(node, 'role');
    const name = readText(node, 'name').trim();
    if (node.ignored || !isAnnounced(role, name)) this.#pass(node, isInName);
    else if (role === 'StaticText') this.#sayText(node, isInName);
    else this.#say(node, { role, name });
    const isSaid = isInName || (!node.ignored && isNamedByText(role));
    for (const child of this.#childrenOf(node))
      if (isClosed(role)) this.#pass(child, isSaid);
      else this.#walk(child, isSaid);
  }

  #childrenOf({ nodeId }: AccessibilityNode): readonly AccessibilityNode[] {
    return this.#children.get(nodeId) ?? [];
  }

  /** A silent node in a name belongs to that line, and any other to the next one. */
  #pass(node: AccessibilityNode, isInName: boolean): void {
    if (isInName) this.#keep(node);
    else if (node.backendDOMNodeId !== undefined) this.#unsaid.push(node.backendDOMNodeId);
  }

  #keep({ backendDOMNodeId: id }: AccessibilityNode): void {
    if (id !== undefined) this.#lineOf.set(id, this.#lines.length - 1);
  }

  #sayText(node: AccessibilityNode, isInName: boolean): void {
    if (isInName) return this.#keep(node);
    const text = readText(node, 'name');
    const before = this.#lines.at(-1);
    // Blocks have no space at their edges, so a space there joins parts of one line.
    const continues = before?.role === 'text' && (/\s$/.test(before.name) || /^\s/.test(text));
    if (continues) this.#lines.splice(-1, 1, { ...before, name: `${before.name}${text}` });
    else if (text.trim() === '') return this.#pass(node, false);
    else this.#lines.push({ role: 'text', name: text, states: [] });
    this.#settle(node);
  }

  #say(node: AccessibilityNode, { role, name }: { readonly role: string; readonly name: string }): void {
    const description = readText(node, 'description').trim();
    const level = readProperty(node, 'level');
    const size = this.#sizeOf(node, role);
    this.#lines.push({
      role: nameRole(role),
      name,
      ...(description !== '' && description !== name && { description }),
      states: listStates(node, role),
      ...(role === 'heading' && typeof level === 'number' && { level }),
      ...(size !== undefined && { size }),
    });
    if (role === 'Iframe') this.#frames.push(this.#lines.length - 1);
    this.#settle(node);
  }

  #settle(node: AccessibilityNode): void {
    const line = this.#lines.length - 1;
    for (const id of this.#unsaid) this.#lineOf.set(id, line);
    this.#unsaid = [];
    this.#keep(node);
  }

  #sizeOf(node: AccessibilityNode, role: string): number | undefined {
    if (role === 'list' || role === 'DescriptionList') return this.#countBelow(node, ['listitem', 'term']);
    return ['table', 'grid', 'treegrid'].includes(role) ? this.#countBelow(node, ['row']) : undefined;
  }

  #countBelow(node: AccessibilityNode, roles: readonly string[]): number {
    const count = (child: AccessibilityNode): number => {
      const role = readText(child, 'role');
      if (!child.ignored && roles.includes(role)) return 1;
      return child.ignored || role === 'rowgroup' ? this.#countBelow(child, roles) : 0;
    };
    return this.#childrenOf(node).reduce((sum, child) => sum + count(child), 0);
  }
}

/** The words for values of properties, in the order in which they are said. */
const stateWords: readonly (readonly [property: string, words: Readonly<Record<string, SpokenState>>])[] = [
  ['checked', { true: 'checked', mixed: 'partly_checked', false: 'not_checked' }],
  ['pressed', { true: 'pressed', mixed: 'pressed', false: 'not_pressed' }],
  ['expanded', { true: 'expanded', false: 'collapsed' }],
  ['selected', { true: 'selected' }],
  [
    'hasPopup',
    {
      menu: 'opens_menu',
      true: 'opens_menu',
      dialog: 'opens_dialog',
      listbox: 'opens_list',
      tree: 'opens_list',
      grid: 'opens_list',
    },
  ],
  ['required', { true: 'required' }],
  ['invalid', { true: 'invalid', grammar: 'invalid', spelling: 'invalid' }],
  ['readonly', { true: 'read_only' }],
  ['disabled', { true: 'disabled' }],
];

function listStates(node: AccessibilityNode, role: string): SpokenState[] {
  // A combo box always opens a list.
  const said = role === 'combobox' ? stateWords.filter(([property]) => property !== 'hasPopup') : stateWords;
  return said.flatMap(([property, words]) => words[String(readProperty(node, property))] ?? []);
}
