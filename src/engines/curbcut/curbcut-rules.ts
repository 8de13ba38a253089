import type { CurbcutRule } from './curbcut-rule.ts';
import { adjacentLinks } from './rules/adjacent-links/rule.ts';
import { ariaHiddenFocus } from './rules/aria-hidden-focus/rule.ts';
import { audioAlternative } from './rules/audio-alternative/rule.ts';
import { autoplayWithControls } from './rules/autoplay-with-controls/rule.ts';
import { captionsEmpty } from './rules/captions-empty/rule.ts';
import { characterArt } from './rules/character-art/rule.ts';
import { contentHeading } from './rules/content-heading/rule.ts';
import { cssOrientationLock } from './rules/css-orientation-lock/rule.ts';
import { draggingAlternative } from './rules/dragging-alternative/rule.ts';
import { emptyLegend } from './rules/empty-legend/rule.ts';
import { errorMessage } from './rules/error-message/rule.ts';
import { errorsMarked } from './rules/errors-marked/rule.ts';
import { fieldContrast } from './rules/field-contrast/rule.ts';
import { fieldGroup } from './rules/field-group/rule.ts';
import { fieldsetName } from './rules/fieldset-name/rule.ts';
import { focusOrder } from './rules/focus-order/rule.ts';
import { flashing } from './rules/flashing/rule.ts';
import { focusableText } from './rules/focusable-text/rule.ts';
import { frameTitlePlaceholder } from './rules/frame-title-placeholder/rule.ts';
import { generatedText } from './rules/generated-text/rule.ts';
import { hintReference } from './rules/hint-reference/rule.ts';
import { htmlHasLang } from './rules/html-has-lang/rule.ts';
import { htmlLangMatchesText } from './rules/html-lang-matches-text/rule.ts';
import { iconContrast } from './rules/icon-contrast/rule.ts';
import { imageAltPlaceholder } from './rules/image-alt-placeholder/rule.ts';
import { imageDecorativeText } from './rules/image-decorative-text/rule.ts';
import { labelsAlike } from './rules/labels-alike/rule.ts';
import { langMatchesText } from './rules/lang-matches-text/rule.ts';
import { linkInTextBlock } from './rules/link-in-text-block/rule.ts';
import { linkText } from './rules/link-text/rule.ts';
import { linkPurpose } from './rules/link-purpose/rule.ts';
import { linkedMedia } from './rules/linked-media/rule.ts';
import { linksAlike } from './rules/links-alike/rule.ts';
import { looksLikeHeading } from './rules/looks-like-heading/rule.ts';
import { looksLikeList } from './rules/looks-like-list/rule.ts';
import { metaRefresh } from './rules/meta-refresh/rule.ts';
import { meterName } from './rules/meter-name/rule.ts';
import { movingText } from './rules/moving-text/rule.ts';
import { nameProhibited } from './rules/name-prohibited/rule.ts';
import { noAutoplayAudio } from './rules/no-autoplay-audio/rule.ts';
import { pageTitlePlaceholder } from './rules/page-title-placeholder/rule.ts';
import { placeholderContrast } from './rules/placeholder-contrast/rule.ts';
import { readingOrder } from './rules/reading-order/rule.ts';
import { roleDescriptionProhibited } from './rules/role-description-prohibited/rule.ts';
import { shownOnHover } from './rules/shown-on-hover/rule.ts';
import { silentVideoAlternative } from './rules/silent-video-alternative/rule.ts';
import { skipLink } from './rules/skip-link/rule.ts';
import { stateContrast } from './rules/state-contrast/rule.ts';
import { tableHeaders } from './rules/table-headers/rule.ts';
import { tableInTable } from './rules/table-in-table/rule.ts';
import { targetSize } from './rules/target-size/rule.ts';
import { textDirection } from './rules/text-direction/rule.ts';
import { textLegibility } from './rules/text-legibility/rule.ts';
import { thHasDataCells } from './rules/th-has-data-cells/rule.ts';
import { unnamedControl } from './rules/unnamed-control/rule.ts';
import { updatingText } from './rules/updating-text/rule.ts';
import { videoAlternative } from './rules/video-alternative/rule.ts';

/** The order is that of the catalog. */
export const curbcutRules: readonly CurbcutRule[] = [
  htmlHasLang,
  htmlLangMatchesText,
  langMatchesText,
  metaRefresh,
  noAutoplayAudio,
  autoplayWithControls,
  updatingText,
  thHasDataCells,
  tableHeaders,
  tableInTable,
  cssOrientationLock,
  focusOrder,
  roleDescriptionProhibited,
  nameProhibited,
  placeholderContrast,
  skipLink,
  contentHeading,
  linkPurpose,
  linksAlike,
  pageTitlePlaceholder,
  looksLikeHeading,
  looksLikeList,
  videoAlternative,
  silentVideoAlternative,
  captionsEmpty,
  audioAlternative,
  linkedMedia,
  imageAltPlaceholder,
  imageDecorativeText,
  characterArt,
  fieldGroup,
  fieldsetName,
  labelsAlike,
  hintReference,
  errorsMarked,
  shownOnHover,
  generatedText,
  readingOrder,
  textDirection,
  textLegibility,
  focusableText,
  adjacentLinks,
  ariaHiddenFocus,
  draggingAlternative,
  linkInTextBlock,
  targetSize,
  errorMessage,
  flashing,
  movingText,
  linkText,
  emptyLegend,
  fieldContrast,
  frameTitlePlaceholder,
  iconContrast,
  stateContrast,
  unnamedControl,
  meterName,
];
