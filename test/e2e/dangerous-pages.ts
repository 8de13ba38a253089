/**
 * Pages whose scripts do harm when they are operated, in one way or in several that leave the page as it is. `act` notes each
 * way that was tried; everything below `/danger/` must never be requested.
 */
export type DangerousPage = {
  readonly name: string;
  readonly html: string;
  /** The least number of ways, if not one. */
  readonly ways?: number;
  /** The page no longer answers afterwards, or is another document: whether it acted cannot be read. */
  readonly isGone?: true;
};

const prelude = `<script>var tried = new Set(); function act(harm) { tried.add(String(harm)); try { harm() } catch (error) {} }
  function onKey(harm) { document.addEventListener('keydown', () => act(harm)) }</script>`;
const stops = '<p>Orders <button>Edit</button> <a href="#orders">All orders</a> <input aria-label="Search"></p>';

const onKey = (name: string, ...harms: readonly string[]): DangerousPage => ({
  name: `a key ${name}`,
  html: `${stops}<script>${harms.map((harm) => `onKey(() => { ${harm} });`).join(' ')}</script>`,
  ways: harms.length,
});
const onKeyGone = (name: string, harm: string): DangerousPage => ({ ...onKey(name, harm), isGone: true });
const form = (attributes: string, field: string) =>
  `<form id="form" action="/danger/order" ${attributes}>${field}<input name="id" value="1" aria-label="Id"><button>Order</button></form>`;

const forms: readonly DangerousPage[] = [
  {
    name: 'a field submits its form when it gets the focus',
    html: form('method="post"', '<input aria-label="A" onfocus="act(() => form.submit())">'),
  },
  {
    name: 'a field submits its form when it loses the focus',
    html: form('method="post"', '<input aria-label="A" onblur="act(() => form.requestSubmit())">'),
  },
  {
    name: 'a field submits its form on a key',
    html: form('method="post"', '<input aria-label="A" onkeydown="act(() => form.submit())">'),
  },
  {
    name: 'a form is sent with GET on a key',
    html: form('method="get"', '<input aria-label="A" onkeyup="act(() => form.submit())">'),
  },
  {
    name: 'a form is sent into a new window',
    html: form('method="post" target="_blank"', '<input aria-label="A" onfocus="act(() => form.submit())">'),
  },
  {
    name: 'a list sends, posts and leaves when it changes',
    html: form(
      'method="post"',
      `<select aria-label="Port" onchange="act(() => { fetch('/danger/order', { method: 'POST', keepalive: true }); form.submit(); location = '/danger/page' })"><option>A</option><option>B</option></select>`,
    ),
  },
  {
    name: 'a button is clicked when it gets the focus',
    html: form(
      'method="post"',
      '<button formaction="/danger/delete" onfocus="act(() => this.click())">Delete</button>',
    ),
  },
];

const requests: readonly DangerousPage[] = [
  onKey(
    'sends in every way',
    'fetch("/danger/delete?id=1")',
    'fetch("/danger/order", { method: "POST", body: "1" })',
    'fetch("/danger/order", { method: "PUT", body: "1" })',
    'fetch("/danger/order", { method: "DELETE", keepalive: true })',
    'const r = new XMLHttpRequest(); r.open("POST", "/danger/order", false); r.send("1")',
    'navigator.sendBeacon("/danger/beacon", "1")',
    'new Image().src = "/danger/picture"',
    'document.head.append(Object.assign(document.createElement("script"), { src: "/danger/script" }))',
    'import("/danger/module")',
    'new EventSource("/danger/events")',
    'new WebSocket(`ws://${location.host}/danger/socket`)',
  ),
  {
    name: 'a WebSocket that is open sends',
    html: `${stops}<script>const socket = new WebSocket("ws://" + location.host + "/socket"); onKey(() => socket.send("order"))</script>`,
  },
  {
    name: 'what the pointer comes over posts and leaves',
    html: `${stops}<p onmouseenter="act(() => { fetch('/danger/hover', { method: 'POST', keepalive: true }); location = '/danger/page' })">All orders</p>`,
  },
  {
    name: 'a worker posts',
    html: `${stops}<script>const code = "onmessage = () => fetch(" + JSON.stringify(location.origin + "/danger/worker") + ", { method: 'POST', body: '1' })";
    const worker = new Worker(URL.createObjectURL(new Blob([code]))); onKey(() => worker.postMessage(1))</script>`,
  },
  {
    name: 'a style loads a picture for the focus',
    html: `<style>button:focus { background: url(/danger/focus) }</style>${stops}<script>onKey(() => 0)</script>`,
  },
  {
    name: 'a frame is sent elsewhere',
    html: `${stops}<iframe id="frame" srcdoc="Frame" title="Frame"></iframe><script>onKey(() => { document.getElementById("frame").src = "/danger/frame" })</script>`,
  },
  {
    name: 'a frame of another site posts',
    html: '<script>act(() => 0)</script><iframe src="OTHER/frame" title="Frame"></iframe>',
  },
];

const navigations: readonly DangerousPage[] = [
  onKey('navigates', 'location = "/danger/page"'),
  onKey('replaces the page', 'location.replace("/danger/page")'),
  onKey('reloads the page', 'history.replaceState(0, "", "/danger/reload"); location.reload()'),
  onKeyGone('goes back', 'history.pushState(0, "", "?2"); history.go(-2)'),
  onKey(
    'opens windows and downloads',
    'window.open("/danger/window")',
    'Object.assign(document.createElement("a"), { href: "/danger/link", target: "_blank" }).click()',
    'Object.assign(document.createElement("a"), { href: "/danger/file", download: "file" }).click()',
  ),
  onKey('opens the mail program', 'location = "mailto:a@example.org"'),
  onKey(
    'asks before it is left',
    'window.onbeforeunload = (event) => { event.preventDefault(); return "Stay?" }; location = "/danger/page"',
  ),
  onKey(
    'adds a refresh',
    'document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: "0; url=/danger/refresh" }))',
  ),
  onKeyGone('goes to an empty page', 'location = "about:blank"'),
  onKeyGone(
    'goes to a page that it has made',
    'location = URL.createObjectURL(new Blob(["<p>Made"], { type: "text/html" }))',
  ),
  onKeyGone('writes another document', 'document.open(); document.write("<p>Written"); document.close()'),
  onKeyGone('closes the window', 'window.close()'),
];

const disturbances: readonly DangerousPage[] = [
  onKeyGone('opens many dialogs', 'for (let i = 0; i < 60; i += 1) confirm("Delete?")'),
  onKey(
    'prints, opens a dialog, asks for the whole screen, stores for the next page, and sends later',
    'print()',
    'alert("Saved")',
    'document.documentElement.requestFullscreen().catch(() => 0)',
    'localStorage.setItem("left", "1"); document.cookie = "left=1"; window.name = "left"',
    'setTimeout(() => fetch("/danger/later", { method: "POST", keepalive: true }), 300); addEventListener("pagehide", () => navigator.sendBeacon("/danger/hide"))',
  ),
  {
    name: 'two fields hand the focus to each other without end',
    html: `<input id="a" aria-label="A" onfocus="act(() => b.focus())"><input id="b" aria-label="B" onfocus="a.focus()">`,
  },
  {
    name: 'the focus opens a modal dialog',
    html: `${stops}<dialog id="dialog"><button>Delete all</button></dialog><script>document.addEventListener("focusin", () => act(() => dialog.open || dialog.showModal()))</script>`,
  },
  onKeyGone('never ends', 'for (;;);'),
  onKeyGone('opens dialogs without end', 'for (;;) alert("Again")'),
];

const all = (harms: readonly string[]) => harms.map((harm) => `act(() => { ${harm} });`).join(' ');

/** They declare that they open something, and do harm when Enter, Space or the pointer presses them. */
const onOpen = (name: string, ...harms: readonly string[]): DangerousPage => ({
  name: `an opener ${name}`,
  html: `${form('method="post"', '')}<div><button type="button" aria-expanded="false" onclick="${all(harms)} more.hidden = false">More</button><p id="more" hidden>All orders</p></div>`,
  ways: harms.length,
});

const openers: readonly DangerousPage[] = [
  onOpen(
    'deletes, sends a beacon and opens a socket',
    "fetch('/danger/delete', { method: 'DELETE', keepalive: true })",
    "navigator.sendBeacon('/danger/beacon', '1'); new WebSocket('ws://' + location.host + '/danger/socket')",
  ),
  onOpen('submits a form', 'form.submit()'),
  onOpen('navigates', "location = '/danger/page'"),
  {
    name: 'an opener that only the pointer presses posts',
    html: `<div><div role="button" tabindex="0" aria-haspopup="true" onclick="act(() => fetch('/danger/order', { method: 'POST', body: '1' })); more.hidden = false">More</div><p id="more" hidden>All orders</p></div>`,
  },
  {
    name: 'a control that closes a dialog deletes',
    html: `<button type="button" aria-haspopup="dialog" onclick="more.hidden = false">More</button><div id="more" role="dialog" aria-modal="true" aria-label="More" hidden><p>All orders</p><button type="button" onclick="act(() => fetch('/danger/delete', { method: 'DELETE', keepalive: true })); more.hidden = true">Close</button></div>`,
  },
  {
    name: 'what is opened stores and posts',
    html: `<details ontoggle="act(() => { localStorage.setItem('left', '1'); fetch('/danger/toggle', { method: 'POST' }) })"><summary>More</summary><p>All orders</p></details>`,
  },
];

/** A form that is tried, because a field must be filled in. A page has many attacks. */
const aForm = (attributes: string, inside = '', id = 'form') =>
  `<form id="${id}" novalidate action="/danger/form" ${attributes}><label>Name <input id="field" value="A" required></label>${inside}<button>Next</button></form>`;
const quoted = (harms: readonly string[]) => `"event.preventDefault(); ${all(harms)}"`;

const requestsOfForms = [
  "fetch('/danger/delete', { method: 'DELETE', keepalive: true })",
  "navigator.sendBeacon('/danger/beacon', new FormData(form))",
  "new WebSocket('ws://' + location.host + '/danger/socket')",
  "new EventSource('/danger/events')",
  "new WebTransport('https://' + location.host + '/danger/transport')",
  "fetchLater('/danger/later', { activateAfter: 0 })",
  "const r = new XMLHttpRequest(); r.open('POST', '/danger/order', false); r.send('1')",
  "import('/danger/module')",
  "new Worker('/danger/worker')",
  "new SharedWorker('/danger/shared')",
  "new Image().src = '/danger/picture'",
  "new Audio('/danger/sound').play()",
  "new FontFace('a', 'url(/danger/font)').load()",
  "document.adoptedStyleSheets = [new CSSStyleSheet()]; document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/danger/prefetch' }))",
  "document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', text: JSON.stringify({ prefetch: [{ urls: ['/danger/speculation'] }] }) }))",
  "document.body.append(Object.assign(document.createElement('object'), { data: '/danger/object' }))",
  "Object.assign(document.createElement('a'), { href: '#ping', ping: '/danger/ping' }).click()",
];
const storesOfForms = [
  "navigator.serviceWorker.register('/danger/worker.js')",
  "localStorage.setItem('left', '1'); sessionStorage.setItem('left', '1'); document.cookie = 'left=1; path=/'; window.name = 'left'",
  "cookieStore.set('left', '1')",
  "caches.open('left').then((cache) => cache.add('/danger/cache'))",
  "indexedDB.open('left', 1)",
  "navigator.storage.persist(); new BroadcastChannel('left').postMessage('1')",
];
const waysAway = [
  "window.open('/danger/window')",
  "Object.assign(document.createElement('a'), { href: '/danger/file', download: 'file' }).click()",
  "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=/danger/refresh' }))",
  "document.getElementById('frame').src = '/danger/frame'",
  "form.target = 'frame'; form.submit(); form.target = '_blank'; form.submit(); form.target = ''; form.submit()",
  "location = 'javascript:fetch(`/danger/javascript`)'; navigation.navigate('/danger/navigate'); location.assign('/danger/page')",
];

const namedLikeProperties = ['elements', 'submit', 'noValidate', 'contains'].map(
  (name) => `<input name="${name}" aria-label="A">`,
);

const triedForms: readonly DangerousPage[] = [
  {
    name: 'a form sends in every way',
    html: aForm(`onsubmit=${quoted(requestsOfForms)}`),
    ways: requestsOfForms.length,
  },
  {
    name: 'a form stores and leaves in every way',
    html: `${aForm(`onsubmit=${quoted([...storesOfForms, ...waysAway])}`)}<iframe id="frame" name="frame" title="Frame"></iframe>`,
    ways: storesOfForms.length + waysAway.length,
  },
  {
    name: 'a form is sent by its button, and another when it is emptied',
    html:
      aForm('method="post" onsubmit="act(() => 0)"') +
      aForm(`oninput="act(() => this.submit())" onchange="act(() => { location = '/danger/change' })"`, '', 'other'),
  },
  {
    name: 'a form deletes on a click, and another a moment later',
    html:
      aForm(
        `onclick="act(() => fetch('/danger/click', { method: 'DELETE' })); for (let i = 0; i < 9; i += 1) confirm('Delete?')"`,
      ) +
      aForm(
        `onsubmit="event.preventDefault(); for (const ms of [50, 400]) setTimeout(() => { fetch('/danger/timer', { method: 'POST', keepalive: true }); this.submit() }, ms); addEventListener('pagehide', () => navigator.sendBeacon('/danger/hide'))"`,
        '',
        'other',
      ),
  },
  {
    name: 'a form hides its own parts, and a script replaces what reads it',
    html: `${aForm(`onsubmit="event.preventDefault(); act(() => fetch('/danger/order'))"`, namedLikeProperties.join(''))}<script>for (const owner of [EventTarget, Element, HTMLElement]) for (const name of ['dispatchEvent', 'focus', 'matches', 'querySelectorAll']) if (name in owner.prototype) owner.prototype[name] = () => { fetch('/danger/replaced', { method: 'POST' }); return true }</script>`,
  },
  {
    name: 'a form writes another document',
    html: aForm(`onsubmit="document.open(); document.write('<p>Written'); document.close(); location.reload()"`),
    isGone: true,
  },
];

export const dangerousPages: readonly DangerousPage[] = [
  ...forms,
  ...requests,
  ...navigations,
  ...disturbances,
  ...openers,
  ...triedForms,
];

/** What a page's URL answers with. `other`: the origin of the other site. */
export function writeDangerousPage(name: string, other: string): string | undefined {
  const page = dangerousPages.find((one) => one.name === name);
  if (page === undefined) return undefined;
  return `<!doctype html><html lang="en"><title>Orders</title>${prelude}<h1>Orders</h1>${page.html.replaceAll('OTHER', other)}`;
}

/** The frame of the other site. */
export const dangerousFrame = `<!doctype html><html lang="en"><title>Frame</title><button>Frame</button><script>
  for (const type of ["keydown", "keyup", "focusin"])
    document.addEventListener(type, () => fetch("/danger/frame", { method: "POST", body: "1" }))</script>`;
