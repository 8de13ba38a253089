import type { CurbcutRule } from './curbcut-rule.ts';
import { ariaRules } from './rules/aria.ts';
import { bypassRules } from './rules/bypass.ts';
import { contrastRules } from './rules/contrast.ts';
import { easierUseRules } from './rules/easier-use.ts';
import { formRules } from './rules/forms.ts';
import { imageRules } from './rules/images.ts';
import { languageRules } from './rules/languages.ts';
import { layoutRules } from './rules/layout.ts';
import { linkAndTitleRules } from './rules/links-and-titles.ts';
import { looksAlikeRules } from './rules/looks-alike.ts';
import { mediaAlternativeRules } from './rules/media-alternatives.ts';
import { mediaAndTimeRules } from './rules/media-and-time.ts';
import { styleRules } from './rules/styles.ts';
import { tableRules } from './rules/tables.ts';

/** Their checks are in in-page/run-checks.ts. */
export const curbcutRules: readonly CurbcutRule[] = [
  ...languageRules,
  ...mediaAndTimeRules,
  ...tableRules,
  ...layoutRules,
  ...ariaRules,
  ...contrastRules,
  ...bypassRules,
  ...linkAndTitleRules,
  ...looksAlikeRules,
  ...mediaAlternativeRules,
  ...imageRules,
  ...formRules,
  ...styleRules,
  ...easierUseRules,
];
