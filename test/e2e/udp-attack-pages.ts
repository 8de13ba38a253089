/** Where the attack sends to: an internal host, this machine, a cloud's metadata service. */
export const canaries = ['10.0.0.1', '127.0.0.1', '169.254.169.254'] as const;
export const site = '93.184.216.34';
export const otherSite = '93.184.216.35';
/** Browsers treat a page of this machine as one with TLS: it gets WebTransport and service workers. */
export const secureSite = '127.0.0.1';
export const port = 3478;

export const documentRealms = ['blank', 'other-site', 'page', 'srcdoc'] as const;
/** The WebRTC specification exposes `RTCPeerConnection` to windows only, so no browser has it here. */
export const workerRealms = ['nested-worker', 'shared-worker', 'worker'] as const;
/** Windows that the page tries to open. */
export const windows = 6;

const attack = `
const canaries = ${JSON.stringify(canaries)};
const report = (path) => fetch(self.origin + path).catch(() => undefined);
const saw = (where, scope) => {
  const names = Object.getOwnPropertyNames(scope).filter((name) => /^(webkit)?RTC.*Connection$/.test(name));
  return report('/saw?where=' + where + '&names=' + names);
};
const atMost = (ms, work) => Promise.race([work, new Promise((done) => setTimeout(done, ms))]);
const connections = [];
async function callByWebTransport(scope) {
  try {
    const transports = canaries.map((address) => new scope.WebTransport('https://' + address + ':${port}/'));
    connections.push(...transports);
    await atMost(2000, Promise.allSettled(transports.flatMap(({ ready, closed }) => [ready, closed])));
  } catch {}
}
async function callByWebRtc(scope) {
  try {
    const iceServers = canaries.flatMap((address) => [
      { urls: 'stun:' + address + ':${port}' },
      { urls: 'turn:' + address + ':${port}', username: 'a', credential: 'b' },
    ]);
    const pair = [new scope.RTCPeerConnection({ iceServers }), new scope.RTCPeerConnection()];
    connections.push(...pair);
    pair[0].createDataChannel('a');
    await pair[0].setLocalDescription(await pair[0].createOffer());
    await pair[1].setRemoteDescription(pair[0].localDescription);
    await pair[1].setLocalDescription(await pair[1].createAnswer());
    await pair[0].setRemoteDescription(pair[1].localDescription);
    for (const address of canaries) {
      const candidate = 'candidate:1 1 udp 2122260223 ' + address + ' ${port} typ host generation 0';
      await pair[0].addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 });
    }
    if (pair[0].iceGatheringState !== 'complete')
      await atMost(2000, new Promise((done) => pair[0].addEventListener('icegatheringstatechange', () => pair[0].iceGatheringState === 'complete' && done())));
  } catch {}
}
const call = (scope) => Promise.all([callByWebRtc(scope), callByWebTransport(scope)]);`;

/** Reports what it has only after it has tried to connect, so that what was sent arrives before. */
function inWorker(realm: (typeof workerRealms)[number] | 'service-worker'): string {
  return `${attack}; const done = call(self).then(() => saw('${realm}', self));`;
}

export const documents: Readonly<Record<string, string>> = {
  '/': `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1><p>${'With words to read. '.repeat(40)}</p>
    <script>${attack}
    function openWindow(number) {
      const url = '/popup?' + number;
      if (number % 3 === 0) return window.open(url, '_blank', number % 2 ? 'noopener' : '');
      const element = document.createElement(number % 3 === 1 ? 'form' : 'a');
      Object.assign(element, { target: '_blank', method: 'post', action: url, href: url, rel: number % 2 ? 'noopener' : '' });
      document.body.append(element);
      return number % 3 === 1 ? element.submit() : element.click();
    }
    (async () => {
      saw('page', window);
      const blank = document.body.appendChild(document.createElement('iframe'));
      saw('blank', blank.contentWindow);
      const calls = [call(window), call(blank.contentWindow)];
      for (const [where, source] of [['srcdoc', { srcdoc: '<script src="/frame?srcdoc"></' + 'script>' }], ['other-site', { src: 'http://${otherSite}/frame-page' }]]) {
        document.body.append(Object.assign(document.createElement('iframe'), source));
      }
      new Worker('/worker.js');
      new SharedWorker('/shared-worker.js');
      for (let number = 1; number <= ${windows}; number += 1) {
        openWindow(number);
        calls.push(call(window));
        await new Promise((done) => setTimeout(done, 100));
      }
      await Promise.all(calls);
      report('/tried');
    })();
    </script>`,
  '/secure': `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1><p>${'With words to read. '.repeat(40)}</p>
    <script>${attack}
    (async () => {
      saw('page', window);
      new Worker('/worker.js');
      new SharedWorker('/shared-worker.js');
      const registration = async () => {
        // Taken from the prototype, because what hides it may replace it on the object only.
        const registered = await ServiceWorkerContainer.prototype.register.call(navigator.serviceWorker, '/service-worker.js');
        if (registered) await navigator.serviceWorker.ready;
      };
      await Promise.all([callByWebTransport(window), atMost(5000, registration().catch(() => undefined))]);
      report('/tried');
    })();
    </script>`,
  '/popup': `<!doctype html><title>A popup</title><script>${attack}; saw('popup', window); call(window);</script>`,
  '/worker.js': `${inWorker('worker')} new Worker('/nested-worker.js');`,
  '/nested-worker.js': inWorker('nested-worker'),
  '/shared-worker.js': inWorker('shared-worker'),
  '/service-worker.js': `addEventListener('install', (event) => event.waitUntil((async () => { ${inWorker('service-worker')} await done; })()));`,
  '/frame': `${attack}; saw('srcdoc', window); call(window);`,
  '/frame-page': `<!doctype html><title>A frame</title><script>${attack}; saw('other-site', window); call(window);</script>`,
};
