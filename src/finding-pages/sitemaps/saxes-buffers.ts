import type { SaxesParser } from 'saxes';

/**
 * The unfinished text, comment, attribute value or name that saxes holds. saxes does not limit it, and only these
 * undeclared fields can drop it, so its version is pinned. Throws if a field does not exist.
 */
export class SaxesBuffers {
  readonly #fields: { readonly name: string; text: string };

  constructor(parser: SaxesParser<{ position: false; xmlns: false }>) {
    const fields: object = parser;
    if (!hasFields(fields)) throw new Error('saxes no longer holds what it reads in the fields "name" and "text".');
    this.#fields = fields;
  }

  get nameLength(): number {
    return this.#fields.name.length;
  }

  get textLength(): number {
    return this.#fields.text.length;
  }

  dropText(): void {
    this.#fields.text = '';
  }
}

function hasFields(parser: object): parser is { readonly name: string; text: string } {
  return 'name' in parser && typeof parser.name === 'string' && 'text' in parser && typeof parser.text === 'string';
}
