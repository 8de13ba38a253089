import type { MessagesByRule } from '../../../rule-sentences.ts';

export const imageMessages = {
  'area-alt': {
    address: {
      problem:
        'This area of an image map is a link to {address} and has no text alternative. Screen readers read its address or nothing.',
      fix: 'Give the area an alt that says where it leads.',
    },
    found: {
      problem: 'This area of an image map has no text alternative. Screen readers read its address or nothing.',
      fix: 'Give the area an alt that says where it leads.',
    },
  },
  'image-alt': {
    space: {
      problem:
        'The alternative text of this image is only a space or an invisible character, which some screen readers read as an unnamed image.',
      fix: 'Write alt="" with nothing in it if the image only decorates. Otherwise describe it.',
    },
    file: {
      problem: 'This image has no text alternative. Screen readers read its file name, {file}.',
      fix: 'Write in alt what the image says or does, or alt="" if it only decorates.',
    },
    found: {
      problem: 'This image has no text alternative. Screen readers announce only “image”, or skip it.',
      fix: 'Write in alt what the image says or does, or alt="" if it only decorates.',
    },
  },
  'image-redundant-alt': {
    text: {
      problem: 'The text alternative of an image repeats the text next to it, “{text}”. Screen readers say it twice.',
      fix: 'Write alt="" for the image.',
    },
    found: {
      problem: 'The text alternative of an image repeats the text next to it. Screen readers say it twice.',
      fix: 'Write alt="" for the image.',
    },
  },
  'input-image-alt': {
    file: {
      problem:
        'This image is a button without a text alternative. Screen readers read its file name, {file}, and not what it does.',
      fix: 'Write in alt what the button does, such as alt="Search".',
    },
    found: {
      problem: 'This image is a button without a text alternative. Screen readers announce an unnamed button.',
      fix: 'Write in alt what the button does, such as alt="Search".',
    },
  },
  'object-alt': {
    file: {
      problem: 'This embedded object, {file}, has no name. Screen reader users do not learn what it shows.',
      fix: 'Name it with aria-label, and link to its content in an accessible form.',
    },
    found: {
      problem: 'This embedded object has no name. Screen reader users do not learn what it shows.',
      fix: 'Name it with aria-label, and link to its content in an accessible form.',
    },
  },
  'role-img-alt': {
    found: {
      problem:
        'This <{tag}> has role="img" and no text alternative. Screen readers announce an image without saying what it shows.',
      fix: 'Add an aria-label that says what it shows. If it only decorates, replace the role with aria-hidden="true".',
    },
  },
  'server-side-image-map': {
    found: {
      problem:
        'With ismap, the place of the click decides where this image leads. People who use a keyboard or a screen reader cannot click on a place.',
      fix: 'Use a client-side map with usemap and area, or ordinary links.',
    },
  },
  'svg-img-alt': {
    found: {
      problem:
        'This drawing has role="{role}" and no text alternative. Screen readers announce a graphic without saying what it shows.',
      fix: 'Add an aria-label or a <title> that says what it shows. If it only decorates, remove the role and add aria-hidden="true".',
    },
    other: {
      problem: 'This drawing has no text alternative. Screen readers announce a graphic without saying what it shows.',
      fix: 'Add an aria-label or a <title> that says what it shows.',
    },
  },
} as const satisfies MessagesByRule;
