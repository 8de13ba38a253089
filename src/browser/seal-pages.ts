import type { BrowserContext } from 'playwright-core';
import { inPageCall } from '../shared/in-page-code.ts';

const removeWebRtc = inPageCall(new URL('in-page/remove-web-rtc.ts', import.meta.url), 'removeWebRtc');

/**
 * What a proxy cannot hold: WebRTC sends UDP past it, and a popup is a page that no scan asked for. The policy alone is
 * not enough, because a switch may lose its effect with the next version of a browser without a word: see `sealContext`.
 */
export const sealingSwitches: readonly string[] = [
  // A headless shell knows the first name only, a full Chrome both.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // A headless shell then opens no window for a page, however it is asked: `window.open` returns null. A full Chrome
  // does not know the switch: its windows have no WebRTC either, stay behind the proxy, and are closed when they are seen.
  '--block-new-web-contents',
];

/** Takes WebRTC away from every document of the context, before its first script: frames and popups included. */
export async function sealContext(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: removeWebRtc() });
}
