/** Counts bytes, because GitHub does, and never splits a row. */
export class Paper {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  hasRoomFor(text: string): boolean {
    // The lines that list omissions always have room.
    return Buffer.byteLength(text) <= this.#left - 2_000;
  }

  write(text: string): string {
    this.#left -= Buffer.byteLength(text);
    return text;
  }

  *table(rows: readonly string[], leftOut: (count: number) => string): Generator<string> {
    for (const [index, row] of rows.entries()) {
      if (!this.hasRoomFor(row)) {
        yield this.write(`\n${leftOut(rows.length - index)}\n`);
        return;
      }
      yield this.write(row);
    }
  }
}
