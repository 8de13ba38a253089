import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccessPolicy } from '../../src/service/access/access-policy.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';

const access = createAccessPolicy({
  CURBCUT_AUTH: 'off',
  CURBCUT_AUTH_HEADER: 'Remote-User',
  CURBCUT_TRUSTED_PROXIES: ['127.0.0.1'],
  CURBCUT_AUTH_ADMINS: ['root'],
});

onServer('the name of a user, in the bytes of a proxy', (open) => {
  let rest: Rest;
  let origin = '';
  beforeEach(async () => {
    const { db } = await open();
    rest = await openRest(db, { access });
    origin = await rest.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => rest.close());

  /** As proxies send it: UTF-8, which Node's client takes as Latin-1. */
  const bytes = (name: string) => Buffer.from(name, 'utf8').toString('latin1');
  const ask = async (headers: readonly string[], path = '/api/session') => {
    const sent = request(`${origin}${path}`, { headers: ['Host', '127.0.0.1', ...headers], agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // documented
    return { status: answer.statusCode, json: await json(answer) };
  };

  it.each(['root', 'ada', 'Zoë', 'Ada Lovelace', '王芳', 'ada@example.com', 'uid=ada;ou=x', 'अदा', 'root™'])(
    '"%s" is that user and no other',
    async (name) => {
      const scope = name === 'root' ? 'admin' : 'scan';

      expect(await ask(['Remote-User', bytes(name)])).toEqual({
        status: 200,
        json: { access_control: true, caller: { kind: 'user', name, scope, by_session: false } },
      });
    },
  );

  it.each([
    ['U+00A0 at its end', 'root\u00A0'],
    ['U+00A0 at its start', '\u00A0root'],
    ['U+00A0 alone', '\u00A0'],
    ['a byte order mark', '\uFEFFroot'],
    ['U+0085, which is a line break in Unicode', 'root\u0085'],
    ['an ideographic space', 'root\u3000'],
    ['an en space between words', 'Ada\u2002Lovelace'],
    ['two spaces', 'Ada  Lovelace'],
    ['a tab', 'Ada\tLovelace'],
    ['a line separator', 'root\u2028'],
    ['a zero-width space', 'ro\u200Bot'],
    ['a soft hyphen', 'ro\u00ADot'],
    ['a word joiner', 'root\u2060'],
    ['an override of its direction', '\u202Etoor'],
    ['a variation selector', 'root\uFE0F'],
    ['a tag character', 'root\u{E0041}'],
    ['a Hangul filler', 'root\u3164'],
    ['a blank pattern of Braille', 'root\u2800'],
    ['a character for private use', 'root\uE000'],
    ['letters that are not composed', 'Zoe\u0308'],
    ['a comma, as of two headers in one', 'ada,root'],
    ['a comma and a space', 'ada, root'],
    ['more than 200 characters', 'a'.repeat(201)],
  ])('a name with %s is refused', async (_what, name) => {
    for (const path of ['/api/session', '/api/scans'])
      expect(await ask(['Remote-User', bytes(name)], path)).toMatchObject({
        status: 403,
        json: { code: 'unclear_user' },
      });
  });

  it.each([
    ['two headers', ['Remote-User', 'ada', 'Remote-User', 'root']],
    ['two headers of one name', ['Remote-User', 'root', 'Remote-User', 'root']],
    ['an empty header and a name', ['Remote-User', '', 'Remote-User', 'root']],
    ['another spelling of the header', ['Remote-User', 'ada', 'REMOTE-USER', 'root']],
    ['bytes that are not UTF-8', ['Remote-User', 'root\u00E9']],
  ])('%s: refused', async (_what, headers) => {
    expect(await ask(headers)).toMatchObject({ status: 403, json: { code: 'unclear_user' } });
  });

  it('spaces around the value are no part of it (RFC 9110, 5.5), and an empty one names no one', async () => {
    expect(await ask(['Remote-User', '  root\t '])).toMatchObject({ json: { caller: { name: 'root' } } });
    expect(await ask(['Remote-User', '   '])).toMatchObject({ status: 200, json: { caller: null } });
  });
});
