import { enhancedContrast, textContrast } from '../contrast/required-ratio.ts';

/** The ratios as German writes them. `Intl` would load its data when the program starts. */
export const germanContrast = {
  normal: String(textContrast.normal).replace('.', ','),
  large: String(textContrast.large).replace('.', ','),
};

export const germanEnhancedContrast = {
  normal: String(enhancedContrast.normal).replace('.', ','),
  large: String(enhancedContrast.large).replace('.', ','),
};
