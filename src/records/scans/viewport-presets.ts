import { z } from 'zod';

const viewportPresets = ['desktop', 'laptop', 'wide', 'tablet', 'mobile', 'reflow'] as const;
export type ViewportPreset = (typeof viewportPresets)[number];
/** The stored value is text. The schema is created once, because that costs far more than using it. */
export const viewportPresetSchema = z.enum(viewportPresets);

/** Sizes in CSS pixels. `reflow` is WCAG 1.4.10: 1280 px at 400 % zoom. */
export const viewportSchema = z.object({
  preset: viewportPresetSchema,
  width: z.int(),
  height: z.int(),
  device_scale_factor: z.number(),
  mobile: z.boolean(),
});
export type Viewport = Readonly<z.infer<typeof viewportSchema>>;

const sizes: Readonly<Record<ViewportPreset, Omit<Viewport, 'preset'>>> = {
  desktop: { width: 1280, height: 800, device_scale_factor: 1, mobile: false },
  laptop: { width: 1440, height: 900, device_scale_factor: 1, mobile: false },
  wide: { width: 1920, height: 1080, device_scale_factor: 1, mobile: false },
  tablet: { width: 820, height: 1180, device_scale_factor: 2, mobile: true },
  mobile: { width: 390, height: 844, device_scale_factor: 3, mobile: true },
  reflow: { width: 320, height: 256, device_scale_factor: 1, mobile: false },
};

export function viewportOf(preset: ViewportPreset): Viewport {
  return { preset, ...sizes[preset] };
}
