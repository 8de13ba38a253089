/** A key in the form of the protocol's `Input.dispatchKeyEvent`. */
export type Key = {
  readonly key: string;
  readonly code: string;
  readonly windowsVirtualKeyCode: number;
  readonly modifiers?: number;
  /** The character that the key types. A key without it only acts. */
  readonly text?: string;
};

const modifierBits: Readonly<Record<string, number>> = {
  alt: 1,
  option: 1,
  ctrl: 2,
  control: 2,
  strg: 2,
  shift: 8,
  umschalt: 8,
  maj: 8,
};

export const tabKey: Key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
export const backTabKey: Key = { ...tabKey, modifiers: 8 };
export const enterKey: Key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
export const spaceKey: Key = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' };
export const escapeKey: Key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
export const arrowKeys: readonly Key[] = [
  { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 },
];
export const backArrowKeys: readonly Key[] = [
  { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
  { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 },
];

export const homeKey: Key = { key: 'Home', code: 'Home', windowsVirtualKeyCode: 36 };
export const endKey: Key = { key: 'End', code: 'End', windowsVirtualKeyCode: 35 };

/**
 * The key that a text names, such as `Ctrl + M`, `F6` or `Esc`. Undefined for keys that are never pressed: Enter, Space
 * and letters alone.
 */
export function parseKey(name: string): Key | undefined {
  const parts = name
    .toLowerCase()
    .split(/[\s+-]+/)
    .filter((part) => part !== '');
  const last = parts.pop() ?? '';
  const modifiers = parts.reduce((bits, part) => bits | (modifierBits[part] ?? 0), 0);
  if (/^esc(?:ape)?$/.test(last)) return { ...escapeKey, modifiers };
  if (last === 'tab') return { ...tabKey, modifiers };
  const functionKey = /^f(\d{1,2})$/.exec(last)?.[1];
  if (functionKey !== undefined) return functionKeyOf(Number(functionKey), modifiers);
  return /^[a-z0-9]$/.test(last) && modifiers !== 0 ? characterKey(last, modifiers) : undefined;
}

function functionKeyOf(number: number, modifiers: number): Key | undefined {
  if (number < 1 || number > 12) return undefined;
  return { key: `F${number}`, code: `F${number}`, windowsVirtualKeyCode: 111 + number, modifiers };
}

function characterKey(character: string, modifiers: number): Key {
  const code = /[a-z]/.test(character) ? `Key${character.toUpperCase()}` : `Digit${character}`;
  return { key: character, code, windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0), modifiers };
}

const otherCharacters: readonly (readonly [characters: string, code: string, virtualKey: number])[] = [
  ['/?', 'Slash', 191],
  ['+=', 'Equal', 187],
  ['-_', 'Minus', 189],
  ['.>', 'Period', 190],
  [',<', 'Comma', 188],
  [';:', 'Semicolon', 186],
  ['[', 'BracketLeft', 219],
  [']', 'BracketRight', 221],
  ['`~', 'Backquote', 192],
  ['!', 'Digit1', 49],
  ['#', 'Digit3', 51],
  ['*', 'Digit8', 56],
];

/** Keys that type a character without a modifier, which scripts use as shortcuts. */
export const characterKeys: readonly Key[] = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789'.split('').map((one) => ({ ...characterKey(one, 0), text: one })),
  ...otherCharacters.flatMap(([characters, code, windowsVirtualKeyCode]) =>
    characters.split('').map((one) => ({ key: one, code, windowsVirtualKeyCode, text: one })),
  ),
];
