/** The name of the function that takes a text for an icon when its letters are drawn as one sign. */
const exported = /isIconLigature:function\(\)\{return (?<name>[\w$]+)\}/;

/**
 * axe passes over the contrast of texts that an icon font draws from a word. It takes letters that are written joined, such as Arabic
 * ones, for such icons, and so passes over most Arabic and Persian text. The words of icon fonts are Latin: a text with any other
 * letter is text. Throws when axe has no such function any more; a test shows whether this is still needed.
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
