/** User preferences that a page can be looked at with, in the order in which that happens. */
export const pageStates = [
  'dark',
  'more_contrast',
  'forced_colors',
  'reduced_motion',
  'text_spacing',
  'zoom_200',
  'reflow_320',
] as const;

export type PageState = (typeof pageStates)[number];
