import { expect, it } from 'vitest';
import { PageFailure } from '../browser/page-failure.ts';
import { createRedact } from '../finding-pages/sign-ins/redact.ts';
import { says } from '../texts/saying.ts';
import { redactError } from './redact-error.ts';

it('leaves no secret in what people are shown of an error, nor in what logs are', () => {
  const cause = new PageFailure('closed', says('sessions.page_was', { url: 'https://example.com/?token=sessions-1' }));
  const error = new PageFailure('unfinished', says('sessions.lacks', { probe: '#sessions-1' }), { cause });

  const redacted = redactError(error, createRedact(['sessions-1']));

  expect(redacted).toMatchObject({
    message: 'It does not have "#[secret]", which pages have when signed in.',
    saying: says('sessions.lacks', { probe: '#[secret]' }),
    cause: { saying: says('sessions.page_was', { url: 'https://example.com/?token=[secret]' }) },
  });
});
