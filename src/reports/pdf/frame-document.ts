import { readFileSync } from 'node:fs';
import type { Texts } from '../../texts/texts.ts';
import { Html, html } from './html.ts';
import { standardStyles } from './screen-filters.ts';
import { screenScript } from './screen-script.ts';

const printSheet = readFileSync(new URL('report.css', import.meta.url), 'utf8');
const screenSheet = readFileSync(new URL('screen.css', import.meta.url), 'utf8');

type Frame = {
  readonly texts: Texts;
  readonly title: string;
  /** The kind of document and its site, for the footer of each page. */
  readonly footer: { readonly name: string; readonly site: string };
  readonly body: readonly Html[];
};

/**
 * A self-contained document: no external content, embedded styles and images, and no scripts but the search of a
 * document for screens. The policy in its head applies even if the printer's protections fail.
 */
export function frameDocument({ texts, title, footer, body }: Frame, medium: 'print' | 'screen' = 'print'): Html {
  const script = medium === 'screen' ? screenScript() : undefined;
  const scripts = script && `script-src ${script.source};`;
  return html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; ${scripts} img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${styleOf(footer, medium)}
      </head>
      <body>
        <main>${body}</main>
        ${script?.element}
      </body>
    </html>`;
}

/** Reduces the name in the footer to the characters of a host. */
function styleOf({ name, site }: Frame['footer'], medium: 'print' | 'screen'): Html {
  const plainSite = site.replaceAll(/[^\p{L}\p{N}.:-]/gu, '');
  const named = printSheet.replace('%FOOTER%', () => `${name} · ${plainSite}`);
  return Html.style(medium === 'print' ? named : `${named}@media screen {\n${screenSheet}${standardStyles}}\n`);
}
