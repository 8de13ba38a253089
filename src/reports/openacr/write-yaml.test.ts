import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { anyText } from '../../../test/contracts/any-text.ts';
import type { YamlValue } from './write-yaml.ts';
import { writeYaml } from './write-yaml.ts';

it('YAML gives every text, number, list and map back to a strict reader', () => {
  const { value } = fc.letrec<{ value: YamlValue; map: YamlValue }>((tie) => ({
    map: fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,8}$/), tie('value'), { minKeys: 1, maxKeys: 4 }),
    value: fc.oneof(
      { maxDepth: 3 },
      anyText.map((text) => text.toWellFormed()),
      fc.integer(),
      fc.array(tie('map'), { maxLength: 3 }),
      tie('map'),
    ),
  }));

  fc.assert(
    fc.property(value, (given) => {
      expect(parse(writeYaml(given).trimStart())).toEqual(given);
    }),
  );
});
