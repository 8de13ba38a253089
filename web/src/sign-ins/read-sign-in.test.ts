import { describe, expect, it } from 'vitest';
import { emptySignIn, readSignIn } from './read-sign-in.ts';

const typed = {
  ...emptySignIn,
  name: 'Members',
  origins: ' https://a.example\nhttps://b.example ',
  present: 'text:Out',
};
const read = { name: 'Members', origins: ['https://a.example', 'https://b.example'], check: { present: 'text:Out' } };

describe('the form for a sign-in', () => {
  it('reads a user name and a password', () => {
    expect(readSignIn({ ...typed, username: 'ada', password: ' a b ' })).toEqual({
      body: { ...read, kind: 'basic', secret: { username: 'ada', password: ' a b ' } },
    });
  });

  it('reads headers, one per line', () => {
    const text = 'Authorization: Bearer a:b\n\nX-Key:1\nNothing';

    expect(readSignIn({ ...typed, kind: 'headers', text })).toEqual({
      body: {
        ...read,
        kind: 'headers',
        secret: { headers: { Authorization: 'Bearer a:b', 'X-Key': '1', Nothing: '' } },
      },
    });
  });

  it('reads steps and states as JSON, and says where it is none', () => {
    expect(readSignIn({ ...typed, kind: 'state', text: '{"cookies":[]}' })).toEqual({
      body: { ...read, kind: 'state', secret: { cookies: [] } },
    });
    expect(readSignIn({ ...typed, kind: 'form', text: '{' })).toEqual({ error: 'This is not valid JSON.' });
  });
});
