import { describe, expect, it } from 'vitest';
import { nameReport } from './report-name.ts';

const scan = { id: '01a1fe58-3932-7620-aa5a-577583603228', created_at: '2026-11-21T13:42:37.108Z' };

describe('the name of a report’s file', () => {
  it.each([
    ['https://example.com/sitemap.xml', 'curbcut-example.com-2026-11-21-01a1fe58.csv'],
    ['http://127.0.0.1:8080/', 'curbcut-127.0.0.1-8080-2026-11-21-01a1fe58.csv'],
    ['http://[::1]:8080/', 'curbcut-1-8080-2026-11-21-01a1fe58.csv'],
    ['https://münchen.example/', 'curbcut-xn--mnchen-3ya.example-2026-11-21-01a1fe58.csv'],
  ])('of %s is %s', (url, name) => {
    expect(nameReport({ scan: { ...scan, url }, standard: null }, 'csv')).toBe(name);
  });
});
