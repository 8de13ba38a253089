import { expect, it } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

it.each([
  { message: 'connect ENOENT /run/postgresql/.s.PGSQL.5432', code: 'ENOENT', syscall: 'connect' },
  { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED', syscall: 'connect' },
  { message: 'the database system is starting up', code: '57P03' },
  { message: 'terminating connection because of crash of another server process', code: '57P02' },
  { message: 'Connection terminated unexpectedly' },
  { message: 'timeout exceeded when trying to connect' },
])('"$message" means that the database is away', ({ message, ...fields }) => {
  expect(isDatabaseAway(Object.assign(new Error(message), fields))).toBe(true);
});

it.each([
  { message: 'duplicate key value violates unique constraint', code: '23505' },
  { message: 'ENOENT: no such file or directory', code: 'ENOENT', syscall: 'open' },
  { message: 'a fault of our own' },
])('"$message" does not', ({ message, ...fields }) => {
  expect(isDatabaseAway(Object.assign(new Error(message), fields))).toBe(false);
});
