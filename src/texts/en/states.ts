/** The text before a remark about an element in a state of the page. */
export const states = {
  dark: 'With dark colors',
  more_contrast: 'With more contrast',
  forced_colors: 'With forced colors',
  reduced_motion: 'With reduced motion',
  text_spacing: 'With more space in text',
  zoom_200: 'At 200% zoom',
  reflow_320: 'At a width of 320 CSS pixels',
};
