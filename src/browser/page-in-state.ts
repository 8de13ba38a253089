import { inPageCall } from './in-page-code.ts';
import type { PageState } from '../findings/page-states.ts';
import type { PageFrame } from './page-frame.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { Device } from './visit.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const addTextSpacing = inPageCall<[]>(inPage('text-spacing.ts'), 'addTextSpacing');
const removeTextSpacing = inPageCall<[]>(inPage('text-spacing.ts'), 'removeTextSpacing');
const settleState = inPageCall<[]>(inPage('settle-state.ts'), 'settleState');

const callMs = 5_000;

/** A page with emulated user preferences. */
type Shown = { readonly main: PageFrame; readonly session: ProtocolSession; readonly device: Device };
type Change = { readonly enter: () => Promise<unknown>; readonly leave: () => Promise<unknown> };

/** Playwright's settings for the tab. All are sent each time, because omitted ones are reset. */
const defaultMedia = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
};

/**
 * Shows the open page with this preference, and waits until it has reacted. It does not reload the page. Throws
 * PageFailure.
 */
export async function enterState(page: Shown, state: PageState): Promise<void> {
  await changesOf(page)[state].enter();
  await page.main.evaluate(settleState(), callMs);
}

/** Returns to the default state. After a failure, the tab must not be used again. Throws PageFailure. */
export async function leaveState(page: Shown, state: PageState): Promise<void> {
  await changesOf(page)[state].leave();
  await page.main.evaluate(settleState(), callMs);
}

function changesOf(page: Shown): Readonly<Record<PageState, Change>> {
  return {
    dark: media(page, { 'prefers-color-scheme': 'dark' }),
    more_contrast: media(page, { 'prefers-contrast': 'more' }),
    forced_colors: media(page, { 'forced-colors': 'active' }),
    reduced_motion: media(page, { 'prefers-reduced-motion': 'reduce' }),
    text_spacing: {
      enter: async () => page.main.evaluate(addTextSpacing(), callMs),
      leave: async () => page.main.evaluate(removeTextSpacing(), callMs),
    },
    zoom_200: metrics(page, zoom),
    reflow_320: metrics(page, narrow),
  };
}

function media({ session }: Shown, changed: Partial<typeof defaultMedia>): Change {
  const set = async (values: object) => {
    const features = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
    return send(session, ['Emulation.setEmulatedMedia', { features }], callMs);
  };
  return { enter: async () => set({ ...defaultMedia, ...changed }), leave: async () => set(defaultMedia) };
}

function metrics({ session, device }: Shown, change: (device: Device) => Device): Change {
  const set = async ({ width, height, deviceScaleFactor, isMobile }: Device) => {
    const screen = { screenWidth: device.width, screenHeight: device.height, screenOrientation: orientationOf(device) };
    const params = { width, height, deviceScaleFactor, mobile: isMobile, ...screen };
    return send(session, ['Emulation.setDeviceMetricsOverride', params], callMs);
  };
  return { enter: async () => set(change(device)), leave: async () => set(device) };
}

/** Matches Playwright's setting. */
function orientationOf({ width, height, isMobile }: Device): object {
  return isMobile && width <= height
    ? { angle: 0, type: 'portraitPrimary' }
    : { angle: isMobile ? 90 : 0, type: 'landscapePrimary' };
}

/**
 * WCAG 1.4.10: the width of 1,280 CSS pixels at 400 %. A page without a viewport for mobile devices must not shrink to
 * fit.
 */
const reflowWidth = 320;
const reflowHeight = 256;

function narrow(device: Device): Device {
  return { ...device, width: reflowWidth, height: reflowHeight, isMobile: false };
}

/**
 * Does what browser zoom does: half as many CSS pixels, each twice as large. Below 320 CSS pixels, no criterion
 * applies.
 */
function zoom({ width, height, deviceScaleFactor, ...device }: Device): Device {
  return {
    ...device,
    width: Math.max(reflowWidth, Math.round(width / 2)),
    height: Math.round(height / 2),
    deviceScaleFactor: 2 * deviceScaleFactor,
    isMobile: false,
  };
}
