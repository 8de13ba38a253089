import { expect, it } from 'vitest';
import { numberSameHosts } from './number-same-hosts.ts';

it('webhooks of one host are numbered, others are not', () => {
  const webhooks = [
    { id: 'a', url: 'https://hooks.example' },
    { id: 'b', url: 'https://chat.example' },
    { id: 'c', url: 'https://hooks.example' },
  ];

  expect([...numberSameHosts(webhooks)]).toEqual([
    ['a', ' (1)'],
    ['c', ' (2)'],
    ['b', ''],
  ]);
});
