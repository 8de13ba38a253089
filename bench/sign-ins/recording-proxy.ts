import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RecordingProxy = {
  readonly origin: string;
  /** What has to be known to be someone: values of cookies and tokens that passed. */
  readonly sessions: ReadonlySet<string>;
  close(): void;
};

type Behind = {
  readonly port: () => number;
  /** Asked before each document is requested: whether all sessions end first. */
  readonly endsBefore: (path: string) => boolean;
  /** Ends them, while no request passes. */
  readonly endSessions: () => Promise<void>;
};

/** Long enough to be a session, and not a setting. */
const shortestSession = 16;

/** Stands in front of an application, changes nothing, and sees what passes. */
export async function startRecordingProxy({ port, endsBefore, endSessions }: Behind): Promise<RecordingProxy> {
  const sessions = new Set<string>();
  const note = (values: readonly string[]) => {
    for (const value of values) if (value.length >= shortestSession) sessions.add(value);
  };
  const passing = new Set<Promise<void>>();
  let ending = Promise.resolve();
  const end = async (before: Promise<void>) => {
    await before;
    await Promise.all(passing);
    await endSessions();
  };
  const server = createServer((request, response) => {
    note(readCredentials(request));
    if (request.headers['sec-fetch-dest'] === 'document' && endsBefore(request.url ?? '/')) ending = end(ending);
    void (async () => {
      await ending;
      const passed = pass(request, response, { port: port(), note });
      passing.add(passed);
      await passed;
      passing.delete(passed);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${own}`,
    sessions,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Passing = { readonly port: number; readonly note: (values: readonly string[]) => void };

/** Until the answer has been sent, or its client is gone. */
async function pass(request: IncomingMessage, response: ServerResponse, { port, note }: Passing): Promise<void> {
  const { method, url, headers } = request;
  const onward = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    note((answer.headers['set-cookie'] ?? []).map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? ''));
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
  await new Promise<void>((resolve) => {
    if (response.destroyed) resolve();
    response.once('close', resolve);
  });
}

function readCredentials({ headers }: IncomingMessage): readonly string[] {
  const { authorization } = headers;
  return authorization === undefined ? [] : [authorization.slice(authorization.indexOf(' ') + 1)];
}
