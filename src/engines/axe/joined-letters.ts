/** The name of the function that decides whether a text is an icon whose letters are drawn as one sign. */
const exported = /isIconLigature:function\(\)\{return (?<name>[\w$]+)\}/;

/**
 * axe skips the contrast of texts that an icon font draws from a word. It mistakes joined letters, such as Arabic ones,
 * for such icons, and so skips most Arabic and Persian text. The words of icon fonts are Latin, so a text with any
 * other letter is not an icon. Throws if axe no longer has such a function. A test shows whether this is still needed.
 */
export function readJoinedLetters(code: string): string {
  const name = exported.exec(code)?.groups?.['name'];
  const start = `function ${name}(`;
  if (name === undefined || code.split(start).length !== 2) throw new Error('axe has no function isIconLigature.');
  const isText = String.raw`/[^\p{Script=Latin}\P{L}]/u.test(node.actualNode.nodeValue)`;
  const inner = `${name}$curbcut`;
  return code.replace(
    start,
    () => `function ${name}(node,...others){return ${isText}?!1:${inner}(node,...others)}function ${inner}(`,
  );
}
