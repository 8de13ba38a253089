/** A text in the tree, and its parts with their positions in the layout. `x` and `y` are the centers of the parts. */
export type Piece = { readonly text: string; readonly parts: readonly Part[] };
type Part = { readonly text: string; readonly x: number; readonly y: number; readonly height: number };

/**
 * Returns the text of a document in each possible reading order: in tree order, reversed, by rows and by columns.
 * Layouts and writing directions may join texts that are separate in the tree, or reorder them.
 */
export function joinPieces(pieces: readonly Piece[]): readonly string[] {
  const inTree = pieces.map(({ text }) => text).join('');
  const parts = pieces.flatMap((piece) => piece.parts);
  const inRows = readInRows(
    parts,
    ({ y }) => y,
    ({ x }) => x,
  );
  const inColumns = readInRows(
    parts,
    ({ x }) => x,
    ({ y }) => y,
  );
  const backwards = Array.from(inTree).toReversed().join('');
  return [...new Set([inTree, backwards, inRows, inColumns])];
}

type Measure = (part: Part) => number;

/** Parts whose centers are less than half a line apart are in one row. */
function readInRows(parts: readonly Part[], across: Measure, along: Measure): string {
  const rows: { readonly at: number; readonly parts: Part[] }[] = [];
  for (const part of parts.toSorted((a, b) => across(a) - across(b))) {
    const row = rows.at(-1);
    if (row !== undefined && across(part) - row.at < part.height / 2) row.parts.push(part);
    else rows.push({ at: across(part), parts: [part] });
  }
  return rows.flatMap((row) => row.parts.toSorted((a, b) => along(a) - along(b)).map(({ text }) => text)).join('');
}
