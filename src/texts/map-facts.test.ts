import { expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import { says } from './saying.ts';

it('changes the texts of sentences, also those in others, and leaves codes and numbers', () => {
  const saying = [
    says('visits.leads_to_form', { path: 'visits.crashed', saidForm: says('visits.sign_in_form', { n: 3 }) }),
    { code: 'visits.unknown', facts: { anyOf: ['a visits', 'b'], saidAll: [says('network.silent', { n: 1 })] } },
    says('visits.crashed'),
  ];

  expect(mapFacts(saying, (text) => text.replaceAll('visits', '[secret]'))).toEqual([
    says('visits.leads_to_form', { path: '[secret].crashed', saidForm: says('visits.sign_in_form', { n: 3 }) }),
    { code: 'visits.unknown', facts: { anyOf: ['a [secret]', 'b'], saidAll: [says('network.silent', { n: 1 })] } },
    says('visits.crashed'),
  ]);
});
