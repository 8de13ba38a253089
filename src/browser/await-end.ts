import { z } from 'zod';
import { pause } from '../time/pause.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

const callMs = 5_000;
/** The browser gives a worker with a running script two seconds to end, and then ends it. */
const endMs = 4_000;
const lookAgainMs = 20;

/** Waits until the page itself is the only target of these types in its browser context. */
export async function awaitEnd(session: ProtocolSession, types: readonly string[]): Promise<void> {
  const own = targetInfoSchema.parse(await send(session, ['Target.getTargetInfo', {}], callMs)).targetInfo;
  const isLeft = (target: Target) =>
    target.browserContextId === own.browserContextId && target.targetId !== own.targetId && types.includes(target.type);
  const deadline = performance.now() + endMs;
  for (;;) {
    const { targetInfos } = targetsSchema.parse(await send(session, ['Target.getTargets', {}], callMs));
    if (!targetInfos.some(isLeft)) return;
    if (performance.now() > deadline) throw new Error('Something of the page does not end.');
    await pause(lookAgainMs);
  }
}

const targetSchema = z.object({ targetId: z.string(), type: z.string(), browserContextId: z.string().optional() });
const targetInfoSchema = z.object({ targetInfo: targetSchema });
const targetsSchema = z.object({ targetInfos: z.array(targetSchema) });
type Target = z.infer<typeof targetSchema>;
