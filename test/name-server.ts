import type { Socket } from 'node:dgram';
import { createSocket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';

export type NameServer = {
  /** `host:port`. */
  readonly address: string;
  /** The names that were asked for and not answered, each once. */
  readonly unanswered: ReadonlySet<string>;
  untilUnanswered(count: number): Promise<void>;
  close(): void;
};

const typeA = 1;
const headerBytes = 12;

/**
 * A real name server on loopback: gives the addresses of the names that it knows (type A), says that a name below
 * `nowhere.test` does not exist, and is silent about every other one.
 */
export async function startNameServer(
  known: Readonly<Record<string, string>>,
  { port, host } = { port: 0, host: '127.0.0.1' },
): Promise<NameServer> {
  const socket: Socket = createSocket('udp4');
  const unanswered = new Set<string>();
  const events = new EventEmitter();
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    const address = known[name];
    if (address === undefined && !name.endsWith('nowhere.test')) {
      unanswered.add(name);
      events.emit('unanswered');
      return;
    }
    const answer = toAnswer(query.subarray(0, end), type === typeA ? address : undefined, address !== undefined);
    socket.send(answer, from.port, from.address);
  });
  socket.bind(port, host);
  await once(socket, 'listening');
  return {
    address: `${host}:${socket.address().port}`,
    unanswered,
    untilUnanswered: async (count) => {
      while (unanswered.size < count) await once(events, 'unanswered');
    },
    close: () => void socket.close(),
  };
}

function readQuestion(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** RFC 1035 §4.1: the question again, then at most one record that points to its name. */
function toAnswer(question: Buffer, address: string | undefined, exists: boolean): Buffer {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(exists ? 0x81_80 : 0x81_83, 2);
  answer.writeUInt16BE(address === undefined ? 0 : 1, 6);
  answer.writeUInt16BE(0, 10);
  if (address === undefined) return answer;
  return Buffer.concat([
    answer,
    Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  ]);
}
