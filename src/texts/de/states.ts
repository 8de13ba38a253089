import type { states as english } from '../en/states.ts';

export const states: typeof english = {
  dark: 'Mit dunklen Farben',
  more_contrast: 'Mit mehr Kontrast',
  forced_colors: 'Mit erzwungenen Farben',
  reduced_motion: 'Mit reduzierter Bewegung',
  text_spacing: 'Mit größeren Textabständen',
  zoom_200: 'Bei 200\u00a0% Zoom',
  reflow_320: 'Bei einer Breite von 320 CSS-Pixeln',
};
