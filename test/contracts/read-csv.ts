/**
 * A strict reader of RFC 4180: records end with CRLF, quotes stand only around whole cells and are doubled inside. Throws at
 * anything else. Gives the cells as they are, a byte order mark included.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = readCell(text, at);
    record.push(cell.text);
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`Neither a comma nor the end of a record at ${at}.`);
    at += 2;
    records.push(record);
    record = [];
  }
  if (record.length > 0) throw new Error('The last record is cut off.');
  return records;
}

function readCell(text: string, start: number): { readonly text: string; readonly end: number } {
  if (text[start] !== '"') {
    const found = /[,\r\n"]/g;
    found.lastIndex = start;
    const end = found.exec(text)?.index ?? text.length;
    if (text[end] === '"') throw new Error(`A quote inside a bare cell at ${end}.`);
    return { text: text.slice(start, end), end };
  }
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new Error('A quoted cell without an end.');
    if (text[quote + 1] !== '"') return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    at = quote + 2;
  }
}
