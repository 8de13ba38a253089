import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, test } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { runIsolated } from '../../../test/network-namespace.ts';

const METADATA = [
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
];
const OTHERS = ['10.0.0.1', '93.184.216.34'];
const MODES = ['scoped', 'public-only', 'open'];

type Reached = Readonly<Record<string, readonly string[]>>;
let results: Readonly<Record<string, Reached>>;
let control: readonly string[];

describe('connections in a network namespace', whereThereIs('networkNamespace'), () => {
  beforeAll(async () => {
    const script = fileURLToPath(new URL('../../../test/net/netns-probe.ts', import.meta.url));
    const addresses = [...METADATA, ...OTHERS];
    const printed = await runIsolated({ script, args: [METADATA.join(',')], addresses, timeoutMs: 25_000 });
    const parsed = JSON.parse(printed) as Readonly<Record<string, Reached>> & { readonly control: readonly string[] };
    results = parsed;
    control = parsed.control;
  }, 30_000);

  test('without the policy every metadata service of this namespace is reached', () => {
    expect(control.toSorted()).toEqual(METADATA.toSorted());
  });

  describe.each(MODES.flatMap((mode) => [mode, `${mode}, all allowed`]))('%s', (mode) => {
    test.each(['loopback', 'private', 'public'])(
      'a metadata service is never dialled from a %s site, in any spelling, by name or by redirect',
      (space) => {
        expect(results[mode]?.[`metadata from ${space}`]).toEqual([]);
      },
    );
  });

  test.each<[string, readonly string[]]>([
    [
      'scoped',
      [
        'loopback from loopback',
        'private from loopback',
        'public from loopback',
        'private from private',
        'public from private',
        'public from public',
      ],
    ],
    ['public-only', ['public from loopback', 'public from private', 'public from public']],
  ])('%s really connects to exactly what it allows', (mode, expected) => {
    const reached = Object.entries(results[mode] ?? {}).filter(([, hits]) => hits.length > 0);

    expect(reached.map(([name]) => name).toSorted()).toEqual([...expected].toSorted());
  });

  test('open connects to everything else', () => {
    const names = Object.entries(results['open'] ?? {}).filter(([, hits]) => hits.length > 0);

    expect(names).toHaveLength(9);
  });
});
