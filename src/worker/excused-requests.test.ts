import { expect, it } from 'vitest';
import { ExcusedRequests } from './excused-requests.ts';

const origins = ['https://app.example'];

it('what a site refused to members is excused, by the shape of its URL, and what other sites refuse says nothing', () => {
  const excused = new ExcusedRequests();
  const refused = ['https://app.example/users/17', 'https://app.example/menu.js', 'https://cdn.example/menu.js'];

  const before = excused.listNew(refused, origins);
  excused.add(['https://app.example/users/17']);

  expect(before).toEqual(['https://app.example/users/17', 'https://app.example/menu.js']);
  expect(excused.listNew([...refused, 'https://app.example/users/18'], origins)).toEqual([
    'https://app.example/menu.js',
  ]);
});
