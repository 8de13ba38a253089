import { describe, expect, it } from 'vitest';
import { parseProxyServer } from '../../url/proxy-server.ts';
import { parseAddress } from './address.ts';
import { createProxyChoice } from './choose-proxy.ts';

const http = parseProxyServer('plain.example:3128', 'HTTP_PROXY');
const https = parseProxyServer('http://secure.example:3129', 'HTTPS_PROXY');

/** The variable of the proxy for a host, whose address is a public one. */
function choose(without: string, host: string, port = 443): string {
  const address = parseAddress(host) ?? parseAddress('93.184.216.34');
  const addresses = address === undefined ? [] : [address];
  return createProxyChoice({ http, https, without })({ host, addresses, port })?.variable ?? 'direct';
}

describe('the choice of a proxy', () => {
  it.each([
    [80, 'HTTP_PROXY'],
    [443, 'HTTPS_PROXY'],
    [8443, 'HTTPS_PROXY'],
  ])('is by port: %i', (port, variable) => {
    expect(choose('', 'example.com', port)).toBe(variable);
  });

  it.each([
    ['example.com', 'example.com'],
    ['EXAMPLE.com', 'example.com'],
    ['example.com', 'www.example.com'],
    ['.example.com', 'www.example.com'],
    ['.example.com', 'example.com'],
    ['*.example.com', 'www.example.com'],
    ['a.test b.test,example.com', 'example.com'],
    ['example.com:443', 'example.com'],
    ['*', 'example.com'],
    ['93.184.216.0/24', 'example.com'],
    ['93.184.216.34', '93.184.216.34'],
    ['2606:2800::/32', '2606:2800:21f:cb07::1'],
    ['<local>,http://x/,example.com', 'example.com'],
  ])('with NO_PROXY=%s, %s is reached directly', (without, host) => {
    expect(choose(without, host)).toBe('direct');
  });

  it.each([
    ['example.com', 'notexample.com'],
    ['www.example.com', 'example.com'],
    ['example.com:8443', 'example.com'],
    ['10.0.0.0/8', 'example.com'],
    ['<local>', 'example.com'],
  ])('with NO_PROXY=%s, %s goes through it', (without, host) => {
    expect(choose(without, host)).toBe('HTTPS_PROXY');
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '::ffff:192.168.0.1'])('is never one for %s', (host) => {
    expect(choose('', host)).toBe('direct');
  });
});
