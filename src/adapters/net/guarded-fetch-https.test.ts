import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { makeSelfSignedCertificate } from '../../../test/net/self-signed-certificate.ts';
import { useSites, fetchFrom, readText } from '../../../test/net/fetch-from-sites.ts';

const { listen, aSite } = useSites();

describe('https', () => {
  test('with an untrusted certificate is a tls_error', async () => {
    const port = await listen(
      createHttpsServer(makeSelfSignedCertificate(), (_request, response) => void response.end('secret')),
    );

    await expect(fetchFrom(`https://localhost:${port}/`)).rejects.toMatchObject({
      kind: 'tls_error',
      message: expect.stringContaining('its certificate is self-signed') as string,
    });
  });

  test('with a trusted certificate works, but not for another name', async () => {
    const certificate = makeSelfSignedCertificate();
    const port = await listen(
      createHttpsServer(certificate, (request, response) => void response.end(request.headers.host)),
    );
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, certificate.cert]);

    try {
      expect(await readText(await fetchFrom(`https://localhost:${port}/`))).toBe(`localhost:${port}`);
      await expect(fetchFrom(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
        kind: 'tls_error',
        message: expect.stringContaining('for another name') as string,
      });
    } finally {
      setDefaultCACertificates(before);
    }
  });

  test('to a server that speaks plain http is a tls_error', async () => {
    const site = await aSite((_request, response) => void response.end());

    await expect(fetchFrom(site.replace('http:', 'https:'))).rejects.toMatchObject({
      kind: 'tls_error',
      message: expect.stringMatching(/answers without TLS, so https is not possible there\.$/u) as string,
    });
  });

  test('a server that hangs up during the handshake is a connection_error', async () => {
    const port = await listen(createTcpServer((socket) => void socket.once('data', () => socket.destroy())));

    await expect(fetchFrom(`https://localhost:${port}/`)).rejects.toMatchObject({ kind: 'connection_error' });
  });

  test('a server that never finishes the handshake is a timeout', async () => {
    const port = await listen(createTcpServer((socket) => void socket.resume()));

    await expect(fetchFrom(`https://localhost:${port}/`, { timeoutMs: 50 })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
