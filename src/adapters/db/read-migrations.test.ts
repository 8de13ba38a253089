import { describe, expect, it } from 'vitest';
import { digestOf } from './read-migrations.ts';

describe('the digest of a migration', () => {
  const written = digestOf('-- Programs since 0001 keep working.\ncreate table notes (\n  id uuid\n);\n');

  it('stays when comments and line breaks change', () => {
    expect(digestOf('create table notes ( -- What people wrote.\n  id uuid );')).toBe(written);
  });

  it('changes with a statement', () => {
    expect(digestOf('create table notes (\n  id text\n);\n')).not.toBe(written);
  });
});
