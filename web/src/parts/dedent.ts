/** Without the indentation that all lines after the first share: it comes from the page around the element. */
export function dedent(code: string): string {
  const [first = '', ...others] = code.split('\n');
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return [first, ...others.map((line) => line.slice(shared))].join('\n');
}
