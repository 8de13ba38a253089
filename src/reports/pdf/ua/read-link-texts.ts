const link = /<a\b[^>]*\bhref="([^"]+)"[^>]*>(.*?)<\/a>/gsu;

/** The text of the first link to each address of our own document. An address within it begins with "#". */
export function readLinkTexts(html: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [, href = '', content = ''] of html.matchAll(link)) {
    const text = unescape(content.replaceAll(/<[^>]*>/g, ''))
      .replaceAll(/\s+/g, ' ')
      .trim();
    const address = nameAddress(unescape(href));
    if (text !== '' && !texts.has(address)) texts.set(address, text);
  }
  return texts;
}

/** The browser writes addresses in its own form. */
export function nameAddress(href: string): string {
  return URL.canParse(href) ? new URL(href).href : href;
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

function unescape(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => characters[name] ?? '');
}
