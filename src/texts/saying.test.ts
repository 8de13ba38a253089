import { expect, it } from 'vitest';
import { say } from './say.ts';
import { sayAll, sayingSchema, says } from './saying.ts';

it('a saying is stored as code and facts, and said in the language of its reader', () => {
  const saying = sayAll(
    says('visits.server_status', { status: '503' }),
    null,
    says('visits.server_status', { status: '500' }),
  );

  const stored = sayingSchema.parse(JSON.parse(JSON.stringify(saying)));

  expect(say('en', stored)).toBe('The server answered with status 503. The server answered with status 500.');
  expect(say('de', stored)).toBe(
    'Der Server hat mit dem Status 503 geantwortet. Der Server hat mit dem Status 500 geantwortet.',
  );
});
