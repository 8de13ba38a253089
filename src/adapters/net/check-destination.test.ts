import { describe, expect, test } from 'vitest';

import { parseHost, type AddressSpace } from './address.ts';
import { parseEndpointRules, type Destination } from './endpoint-rules.ts';
import { checkDestination, wordsOfScans, type NetworkMode, type Permission } from './check-destination.ts';
import { say } from '../../texts/say.ts';

const AT: Readonly<Record<AddressSpace, string>> = {
  forbidden: '169.254.169.254',
  loopback: '127.0.0.1',
  private: '10.0.0.1',
  public: '93.184.216.34',
};
const SPACES: readonly AddressSpace[] = ['forbidden', 'loopback', 'private', 'public'];

type Case = {
  readonly mode: NetworkMode;
  readonly target: AddressSpace;
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  readonly isOwn?: boolean;
  readonly isDocument?: boolean;
};

function aDestination(space: AddressSpace, host = AT[space], port = 80): Destination {
  const parsed = parseHost(AT[space]);
  if (parsed?.kind !== 'address') throw new Error('not an address');
  return { host, port, address: parsed.address };
}

function judge(asked: Case, destination: Destination): ReturnType<typeof checkDestination> {
  const rules = {
    mode: asked.mode,
    target: { host: 'target.test', port: 3000, space: asked.target },
    words: wordsOfScans,
    allow: parseEndpointRules(asked.allow ?? []),
    deny: parseEndpointRules(asked.deny ?? []),
  };
  return checkDestination(rules, destination, { isOwn: asked.isOwn ?? false, isDocument: asked.isDocument ?? false });
}

function listAllowed(asked: Case): readonly AddressSpace[] {
  return SPACES.filter((space) => judge(asked, aDestination(space)).allowed);
}

describe('what each mode reaches', () => {
  test.each<[NetworkMode, AddressSpace, readonly AddressSpace[]]>([
    ['scoped', 'loopback', ['loopback', 'private', 'public']],
    ['scoped', 'private', ['private', 'public']],
    ['scoped', 'public', ['public']],
    ['public-only', 'loopback', ['public']],
    ['public-only', 'private', ['public']],
    ['public-only', 'public', ['public']],
    ['open', 'loopback', ['loopback', 'private', 'public']],
    ['open', 'private', ['loopback', 'private', 'public']],
    ['open', 'public', ['loopback', 'private', 'public']],
  ])('%s, for a %s site: %j', (mode, target, expected) => {
    expect(listAllowed({ mode, target })).toEqual(expected);
  });

  test.each<NetworkMode>(['scoped', 'public-only', 'open'])(
    'the allow list widens %s, but never to metadata or to ourselves',
    (mode) => {
      const allow = ['0.0.0.0/0', '::/0'];

      expect(listAllowed({ mode, target: 'public', allow })).toEqual(['loopback', 'private', 'public']);
      expect(listAllowed({ mode, target: 'public', allow, isOwn: true })).toEqual([]);
    },
  );

  test.each<NetworkMode>(['scoped', 'public-only', 'open'])('the deny list wins over the allow list in %s', (mode) => {
    const asked: Case = {
      mode,
      target: 'loopback',
      allow: ['10.0.0.0/8', '*.example.com'],
      deny: ['10.0.0.1', 'bad.example.com'],
    };

    expect(judge(asked, aDestination('private')).allowed).toBe(false);
    expect(judge(asked, aDestination('public', 'bad.example.com')).allowed).toBe(false);
    expect(judge(asked, aDestination('public', 'good.example.com')).allowed).toBe(true);
  });

  test.each<NetworkMode>(['scoped', 'public-only', 'open'])('ourselves are refused in %s', (mode) => {
    expect(listAllowed({ mode, target: 'loopback', isOwn: true })).toEqual([]);
  });
});

describe('scoped', () => {
  test('the name of an inside target may not move outwards', () => {
    expect(judge({ mode: 'scoped', target: 'private' }, aDestination('public', 'target.test')).allowed).toBe(false);
    expect(judge({ mode: 'scoped', target: 'private' }, aDestination('private', 'target.test')).allowed).toBe(true);
    expect(judge({ mode: 'scoped', target: 'private' }, aDestination('public', 'cdn.test')).allowed).toBe(true);
  });

  test('a document on loopback is fetched from the port of the target only, other things from any', () => {
    const asked: Case = { mode: 'scoped', target: 'loopback', isDocument: true };

    expect(judge(asked, aDestination('loopback', 'localhost', 3000)).allowed).toBe(true);
    expect(judge(asked, aDestination('loopback', 'localhost', 9000)).allowed).toBe(false);
    expect(judge({ ...asked, allow: ['localhost:9000'] }, aDestination('loopback', 'localhost', 9000)).allowed).toBe(
      true,
    );
    expect(judge({ ...asked, isDocument: false }, aDestination('loopback', 'localhost', 9000)).allowed).toBe(true);
    expect(judge(asked, aDestination('private', 'intranet.test', 9000)).allowed).toBe(true);
    expect(judge({ ...asked, mode: 'open' }, aDestination('loopback', 'localhost', 9000)).allowed).toBe(true);
  });
});

describe('a refusal tells what was refused and what would allow it', () => {
  test.each<[string, Case, Destination, string]>([
    [
      'scoped',
      { mode: 'scoped', target: 'public' },
      aDestination('loopback', 'evil.test', 9000),
      'evil.test:9000, which is at 127.0.0.1, is an address of this machine itself, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses. To allow it, add 127.0.0.1:9000 to CURBCUT_NETWORK_ALLOW.',
    ],
    [
      'a host that moved',
      { mode: 'scoped', target: 'private' },
      aDestination('public', 'target.test'),
      'target.test:80, which is at 93.184.216.34, is a public address, but target.test was in a private network when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so. If the site has moved, create the scan or the schedule again. To allow it, add 93.184.216.34:80 to CURBCUT_NETWORK_ALLOW.',
    ],
    [
      'another service of the machine',
      { mode: 'scoped', target: 'loopback', isDocument: true },
      aDestination('loopback', '127.0.0.1', 9000),
      '127.0.0.1:9000 is an address of this machine itself, but the scan was started for port 3000: with CURBCUT_NETWORK=scoped a page there cannot lead to another service. To allow it, add 127.0.0.1:9000 to CURBCUT_NETWORK_ALLOW.',
    ],
    [
      'public-only',
      { mode: 'public-only', target: 'private' },
      aDestination('private'),
      '10.0.0.1:80 is an address of a private network, and CURBCUT_NETWORK=public-only reaches public addresses only. To allow it, add 10.0.0.1:80 to CURBCUT_NETWORK_ALLOW.',
    ],
    [
      'denied',
      { mode: 'open', target: 'public', deny: ['10.0.0.0/8'] },
      aDestination('private', 'nas.lan'),
      'nas.lan:80, which is at 10.0.0.1, is refused by CURBCUT_NETWORK_DENY.',
    ],
    [
      'metadata',
      { mode: 'open', target: 'public' },
      aDestination('forbidden'),
      '169.254.169.254:80 is a cloud metadata address and is never contacted, regardless of the settings.',
    ],
    [
      'ourselves',
      { mode: 'open', target: 'public', isOwn: true },
      aDestination('loopback', 'localhost', 8080),
      'localhost:8080, which is at 127.0.0.1, belongs to Curbcut itself and is never contacted, regardless of the settings.',
    ],
  ])('%s', (_name, asked, destination, reason) => {
    expect(sayRefusal('en', judge(asked, destination))).toBe(reason);
  });

  test('in the language of the reader', () => {
    const refused = judge({ mode: 'scoped', target: 'private' }, aDestination('public', 'target.test'));

    expect(sayRefusal('de', refused)).toBe(
      'target.test:80 (93.184.216.34) ist eine öffentliche Adresse, target.test aber war beim ersten Scan in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped muss das so bleiben. Wenn die Website umgezogen ist, legen Sie den Scan oder den Zeitplan neu an. Um sie zu erlauben, nehmen Sie 93.184.216.34:80 in CURBCUT_NETWORK_ALLOW auf.',
    );
  });
});

function sayRefusal(language: 'en' | 'de', verdict: Permission): string | undefined {
  return verdict.allowed ? undefined : say(language, verdict.reason);
}
