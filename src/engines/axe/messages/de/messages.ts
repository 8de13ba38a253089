import { ariaAttributeMessages } from './aria-attributes.ts';
import { ariaRoleMessages } from './aria-roles.ts';
import { documentMessages } from './document.ts';
import { formMessages } from './forms.ts';
import { frameMessages } from './frames.ts';
import { headingAndListMessages } from './headings-and-lists.ts';
import { imageMessages } from './images.ts';
import { keyboardMessages } from './keyboard.ts';
import { landmarkMessages } from './landmarks.ts';
import { languageMessages } from './language.ts';
import { mediaAndTimeMessages } from './media-and-time.ts';
import { controlNameMessages } from './names-of-controls.ts';
import { tableMessages } from './tables.ts';
import { widgetNameMessages } from './widget-names.ts';
import { zoomAndTouchMessages } from './zoom-and-touch.ts';

export const messages = {
  ...ariaAttributeMessages,
  ...ariaRoleMessages,
  ...documentMessages,
  ...formMessages,
  ...frameMessages,
  ...headingAndListMessages,
  ...imageMessages,
  ...keyboardMessages,
  ...landmarkMessages,
  ...languageMessages,
  ...mediaAndTimeMessages,
  ...controlNameMessages,
  ...tableMessages,
  ...widgetNameMessages,
  ...zoomAndTouchMessages,
};
