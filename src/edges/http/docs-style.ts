import type { HttpApp } from './http-app.ts';

const style = `:root{color-scheme:light dark;--text:#1b1b1f;--back:#fff;--soft:#f2f2f5;--line:#74747c;--link:#0b4fb3}
@media (prefers-color-scheme:dark){:root{--text:#ececf1;--back:#17171b;--soft:#232329;--line:#9a9aa5;--link:#9cc3ff}}
body{font:1rem/1.6 system-ui,sans-serif;color:var(--text);background:var(--back);max-width:70rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{position:static}
pre{background:var(--soft);padding:.75rem;overflow:auto;max-height:24rem;border:1px solid var(--line)}
code,nav a{overflow-wrap:anywhere}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
.site{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;border-bottom:1px solid var(--line);padding-bottom:.5rem}
.site a{display:inline-block;color:var(--text);min-height:1.5rem}.site .brand{font-weight:700;font-size:1.125rem;text-decoration:none}
.site ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}
nav ul{padding-left:1.25rem}nav li{padding:.25rem 0}
`;

/** The style sheet of `/api/docs`. It is a separate file so that the policy can forbid styles in the page. */
export function addDocsStyle(app: HttpApp): void {
  app.get('/api/docs.css', { config: { scope: 'read' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style as never),
  );
}
