import { replaceInvisible } from './invisible-text.ts';

/**
 * JSON that shows all of its content: characters that hide or reorder others are escaped (`\u202e`).
 * A JSON parser gets each value unchanged, so that selectors and markup can be compared.
 */
export function encodeJson(value: unknown, indent?: number): string {
  return replaceInvisible(JSON.stringify(value, undefined, indent), escapeUnits);
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
}
