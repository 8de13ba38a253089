export type YamlValue = string | number | readonly YamlValue[] | { readonly [key: string]: YamlValue | undefined };

/** YAML 1.2 in block style. Text is always quoted as in JSON, which YAML contains: nothing in it can be markup. Keys are words. */
export function writeYaml(value: YamlValue, indent = ''): string {
  if (typeof value !== 'object') return `${JSON.stringify(value)}\n`;
  const inner = `${indent}  `;
  if (isList(value)) {
    return value.length === 0 ? '[]\n' : `\n${value.map((item) => `${indent}- ${writeItem(item, inner)}`).join('')}`;
  }
  const entries = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [`${indent}${key}:${separator(item)}${writeYaml(item, inner)}`],
  );
  return `\n${entries.join('')}`;
}

/** The first key of a map stands behind the dash. */
function writeItem(item: YamlValue, indent: string): string {
  return writeYaml(item, indent).replace(/^\n +/, '');
}

function separator(item: YamlValue): string {
  return typeof item === 'object' && !(isList(item) && item.length === 0) ? '' : ' ';
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}
