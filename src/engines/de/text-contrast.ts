import { textContrast } from '../contrast/required-ratio.ts';

/** The ratios as German writes them. `Intl` would load its data when the program starts. */
export const germanContrast = {
  normal: String(textContrast.normal).replace('.', ','),
  large: String(textContrast.large).replace('.', ','),
};
