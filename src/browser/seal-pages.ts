import type { Browser, BrowserContext } from 'playwright-core';
import { z } from 'zod';

/**
 * What a proxy cannot hold: WebRTC sends UDP past it, and a popup is a page that no scan asked for. Each is closed
 * twice, because a switch may lose its effect with the next version of a browser without a word.
 */
export const sealingSwitches: readonly string[] = [
  // A headless shell knows the first name only, a full Chrome both.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // A headless shell opens no window for a page, however it is asked: `window.open` returns null.
  '--block-new-web-contents',
];

const attachedSchema = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ targetId: z.string(), openerId: z.string().optional() }),
});

/**
 * Closes each window that a page opens, with `noopener` too, before it loads anything. The browser holds every new page
 * until this session lets go of it: what has no opener is ours and goes on at once.
 */
export async function sealBrowser(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on('Target.attachedToTarget', (payload: unknown) => {
    const { sessionId, targetInfo } = attachedSchema.parse(payload);
    const isPopup = targetInfo.openerId !== undefined;
    const decided = isPopup
      ? session.send('Target.closeTarget', { targetId: targetInfo.targetId })
      : session.send('Target.detachFromTarget', { sessionId });
    // A page that has closed by itself, or a browser that is gone, needs no decision.
    decided.catch(() => undefined);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page' }],
  });
}

/** Takes WebRTC away from every document of the context, before its first script: frames and popups included. */
export async function sealContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeWebRtc);
}

/** Runs in the page. Workers have no part of WebRTC that opens a connection. */
function removeWebRtc(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(window, name);
  }
}
