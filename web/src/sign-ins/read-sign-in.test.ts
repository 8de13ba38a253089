import { beforeAll, describe, expect, it } from 'vitest';
import { editSignIn, emptySignIn, readSignIn } from './read-sign-in.ts';
import { textsLoaded } from '../texts/load-texts.ts';

beforeAll(textsLoaded);

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
      errors: {},
      body: { ...read, kind: 'basic', secret: { username: 'ada', password: ' a b ' } },
    });
  });

  it('reads headers, one per line', () => {
    const text = 'Authorization: Bearer a:b\n\nX-Key:1\nNothing';

    expect(readSignIn({ ...typed, kind: 'headers', text })).toEqual({
      errors: {},
      body: {
        ...read,
        kind: 'headers',
        secret: { headers: { Authorization: 'Bearer a:b', 'X-Key': '1', Nothing: '' } },
      },
    });
  });

  it('begins with what is stored, and keeps what it does not show', () => {
    const stored = {
      id: 'a',
      name: 'Members',
      origins: ['https://a.example', 'https://b.example'],
      kind: 'basic',
      check: { absent: '#login', url: 'https://a.example/me' },
      created_at: '',
      last_used_at: null,
      last_result: null,
      problem: null,
    } as const;

    const fields = { ...editSignIn(stored), username: 'ada', password: 'b' };

    const { name, origins, kind, check } = stored;
    const secret = { username: 'ada', password: 'b' };
    expect(readSignIn(fields)).toEqual({ errors: {}, body: { name, origins, kind, check, secret } });
    expect(fields.checkUrl).toBe('https://a.example/me');
    expect(readSignIn({ ...fields, otherChecks: {}, checkUrl: ' ' }).errors).toHaveProperty('present');
    expect(readSignIn({ ...fields, present: 'nav' })).toMatchObject({ body: { check: { ...check, present: 'nav' } } });
  });

  it('reads steps and states as JSON, and says where it is none', () => {
    expect(readSignIn({ ...typed, kind: 'state', text: '{"cookies":[]}' })).toEqual({
      errors: {},
      body: { ...read, kind: 'state', secret: { cookies: [] } },
    });
    expect(readSignIn({ ...typed, kind: 'form', text: '{' })).toEqual({
      errors: { text: 'This is not valid JSON.' },
    });
  });

  it('reads the steps of a form from its rows, and keeps what is typed out of them', () => {
    const steps = [
      { action: 'goto', selector: '', value: ' https://a.example/login ' },
      { action: 'fill', selector: ' #user ', value: 'ada' },
      { action: 'fill_secret', selector: '#password', value: ' a b ' },
      { action: 'press', selector: '#password', value: 'Enter' },
      { action: 'totp', selector: '#code', value: '' },
    ] as const;
    const fields = { ...typed, kind: 'form', steps } as const;

    const secret = {
      steps: [
        { do: 'goto', url: 'https://a.example/login' },
        { do: 'fill', selector: '#user', value: 'user2' },
        { do: 'fill', selector: '#password', value: 'secret3' },
        { do: 'press', selector: '#password', key: 'Enter' },
        { do: 'totp', selector: '#code' },
      ],
      values: { user2: 'ada', secret3: ' a b ' },
      totp: 'JBSW',
    };
    expect(readSignIn({ ...fields, totp: ' JBSW ' })).toEqual({ errors: {}, body: { ...read, kind: 'form', secret } });
    expect(readSignIn(fields).errors).toEqual({ totp: 'Fill in this field.' });
    expect(readSignIn({ ...fields, text: '{"steps":[]}' })).toMatchObject({ body: { secret: { steps: [] } } });
  });

  it('names every field that is empty, and each only if its kind has it', () => {
    const missing = 'Fill in this field.';
    const always = { name: missing, origins: missing, present: missing };

    expect(readSignIn(emptySignIn)).toEqual({ errors: { ...always, username: missing, password: missing } });
    expect(readSignIn({ ...emptySignIn, kind: 'form' })).toEqual({
      errors: {
        ...always,
        value0: missing,
        selector1: missing,
        value1: missing,
        selector2: missing,
        value2: missing,
        selector3: missing,
      },
    });
    expect(readSignIn({ ...typed, kind: 'headers', text: ' ' })).toEqual({ errors: { text: missing } });
  });
});
