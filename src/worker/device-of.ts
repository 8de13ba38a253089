import { defaultLocale } from '../findings/locale.ts';
import type { Device } from '../browser/visit.ts';
import { viewportOf, viewportPresetSchema } from '../records/scans/viewport-presets.ts';

/** Returns the device of a stored preset that asks for pages in this language. Throws if the preset does not exist. */
export function deviceOf(preset: string, locale = defaultLocale): Device {
  const {
    width,
    height,
    device_scale_factor: deviceScaleFactor,
    mobile: isMobile,
  } = viewportOf(viewportPresetSchema.parse(preset));
  return { width, height, deviceScaleFactor, isMobile, locale };
}
