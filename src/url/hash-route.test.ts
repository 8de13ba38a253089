import { expect, it, test } from 'vitest';
import { readPlace, readRoute, splitRoute } from './hash-route.ts';

test.each(['#/prices', '#!prices', '#!/prices', '#/a/b?c=d', '#/?tab=2', '#/%C3%A4'])('%s is a route', (hash) => {
  expect(readRoute(hash)).toBe(hash);
});

test.each(['', '#', '#prices', '#/', '#!', '#!/', '#//', '#top/left'])('%j is no route', (hash) => {
  expect(readRoute(hash)).toBe('');
});

it('splits a URL into what the server receives and the route', () => {
  expect(splitRoute('http://h/a?b#/c?d')).toEqual({ address: 'http://h/a?b', route: '#/c?d' });
  expect(splitRoute('http://h/a?b')).toEqual({ address: 'http://h/a?b', route: '' });
});

test.each([
  ['http://h/app/#/list?page=2', { path: '/app/#/list', query: 'page=2' }],
  ['http://h/a?x=1#!/b?y=2', { path: '/a#!/b', query: 'x=1&y=2' }],
  ['http://h/a?x=1#part', { path: '/a', query: 'x=1' }],
  ['http://h/', { path: '/', query: '' }],
])('reads the place of %s', (url, place) => {
  expect(readPlace(url)).toEqual(place);
});
