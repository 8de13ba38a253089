import type { RuleTexts } from '../../../engine.ts';
import { joinWordings } from '../../../rule-wording.ts';
import { ariaTexts } from './aria.ts';
import { bypassTexts } from './bypass.ts';
import { contrastTexts } from './contrast.ts';
import { easierUseTexts } from './easier-use.ts';
import { formTexts } from './forms.ts';
import { imageTexts } from './images.ts';
import { languageTexts } from './languages.ts';
import { layoutTexts } from './layout.ts';
import { linkAndTitleTexts } from './links-and-titles.ts';
import { looksAlikeTexts } from './looks-alike.ts';
import { mediaAlternativeTexts } from './media-alternatives.ts';
import { mediaAndTimeTexts } from './media-and-time.ts';
import { styleTexts } from './styles.ts';
import { tableTexts } from './tables.ts';

export const germanCurbcutTexts: RuleTexts = joinWordings([
  languageTexts,
  mediaAndTimeTexts,
  tableTexts,
  layoutTexts,
  ariaTexts,
  contrastTexts,
  bypassTexts,
  linkAndTitleTexts,
  looksAlikeTexts,
  mediaAlternativeTexts,
  imageTexts,
  formTexts,
  styleTexts,
  easierUseTexts,
]);
