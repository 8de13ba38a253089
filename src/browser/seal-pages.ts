import type { BrowserContext } from 'playwright-core';
import { inPageCall } from './in-page-code.ts';

const removeWebRtc = inPageCall(new URL('in-page/remove-web-rtc.ts', import.meta.url), 'removeWebRtc');

/**
 * Switches for traffic that a proxy cannot stop. WebRTC sends UDP past it, and a popup is a page that no scan
 * requested. The policy alone is not enough, because a switch may silently stop working in the next version of a
 * browser: see `sealContext`.
 */
export const sealingSwitches: readonly string[] = [
  // A headless shell knows only the first name, a full Chrome both.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // A headless shell then never opens a window for a page: `window.open` returns null. A full Chrome does not know the
  // switch. Its windows have no WebRTC either, stay behind the proxy, and are closed when they appear.
  '--block-new-web-contents',
];

/** Removes WebRTC from every document of the context before its first script, including frames and popups. */
export async function sealContext(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: removeWebRtc() });
}
