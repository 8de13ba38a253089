import { createSocket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import {
  canaries,
  documentRealms,
  documents,
  otherSite,
  port,
  secureSite,
  site,
  workerRealms,
} from './udp-attack-pages.ts';

export type Taken = {
  /** Datagrams per canary. */
  readonly hits: Readonly<Record<string, number>>;
  /** Popups that loaded. */
  readonly popups: number;
  /** Where scripts of the page ran. */
  readonly realms: readonly string[];
  /** Where these had WebRTC. */
  readonly exposed: readonly string[];
};

export type UdpAttack = {
  /** Counted since the last call. */
  take(): Taken;
  /** Resolves when the page has finished its attempts in these realms, and what it sent has arrived. */
  untilTried(realms?: readonly string[]): Promise<void>;
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
  for (const address of [site, otherSite, secureSite]) {
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', `http://${address}`);
      requests.push(url);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html');
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
      const exposed = saw.filter((seen) => seen.get('names') !== '');
      hits = {};
      requests = [];
      return { hits: counted, popups, realms: listRealms(saw), exposed: listRealms(exposed) };
    },
    async untilTried(realms = [...documentRealms, ...workerRealms]) {
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

function listRealms(seen: readonly URLSearchParams[]): readonly string[] {
  return [...new Set(seen.map((params) => params.get('where') ?? ''))].toSorted();
}
