import type { Device } from '../browser/visit.ts';
import { viewportOf, viewportPresetSchema } from '../records/scans/viewport-presets.ts';

/** Returns the device of a stored preset. Throws if the preset does not exist. */
export function deviceOf(preset: string): Device {
  const {
    width,
    height,
    device_scale_factor: deviceScaleFactor,
    mobile: isMobile,
  } = viewportOf(viewportPresetSchema.parse(preset));
  return { width, height, deviceScaleFactor, isMobile };
}
