import type { ProtocolSession } from '../../src/browser/protocol-call.ts';

/** The same session, whose calls are told to `note` first. */
export function watchCalls(
  session: ProtocolSession,
  note: (method: string, params: object | undefined) => void,
): ProtocolSession {
  return {
    send: async (method, params) => {
      note(method, params);
      return session.send(method, params);
    },
    on: (event, listener) => session.on(event, listener),
    off: (event, listener) => session.off(event, listener),
    detach: async () => session.detach(),
  };
}
