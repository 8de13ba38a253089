import type { Device } from '../browser/visit.ts';
import { viewportOf, viewportPresetSchema } from '../records/scans/viewport-presets.ts';

/** The device that a preset, as it is stored, stands for. Throws for a name that is none. */
export function deviceOf(preset: string): Device {
  const {
    width,
    height,
    device_scale_factor: deviceScaleFactor,
    mobile: isMobile,
  } = viewportOf(viewportPresetSchema.parse(preset));
  return { width, height, deviceScaleFactor, isMobile };
}
