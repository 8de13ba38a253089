import type { MessagesByRule } from '../../../rule-sentences.ts';

export const headingAndListMessages = {
  'empty-heading': {
    found: {
      problem: 'This heading has no text. Screen readers announce a heading and read nothing.',
      fix: 'Write text into it, or remove the element.',
    },
    review: {
      problem: 'Whether this heading has text could not be determined.',
      fix: 'If it has none, write text into it or remove the element.',
    },
    sign: {
      problem:
        'The only text of this heading is the sign “{sign}”, which CSS adds. Does it say what the part is about?',
      fix: 'If not, write text into the heading.',
    },
  },
  'heading-order': {
    text: {
      problem:
        'The heading “{text}” is an {heading}, and the one before it is more than one level higher. Screen reader users think that they missed a heading.',
      fix: 'Make it one level lower than the heading that it belongs to.',
    },
    found: {
      problem: 'This heading skips a level. Screen reader users think that they missed a heading.',
      fix: 'Make it one level lower than the heading that it belongs to.',
    },
    review: {
      problem: 'Whether this heading skips a level could not be determined.',
      fix: 'Check that it is one level lower than the heading that it belongs to.',
    },
  },
  'page-has-heading-one': {
    found: {
      problem:
        'The page has no h1. Screen reader users who jump to the first heading do not learn what the page is about.',
      fix: 'Begin the content with an h1 that names the subject of the page.',
    },
  },
  'definition-list': {
    values: {
      problem:
        'This definition list contains what does not belong in it: {values}. Screen readers lose which term a description belongs to.',
      fix: 'Keep only dt and dd in it, in groups, and div around a group.',
    },
    found: {
      problem:
        'The terms and descriptions of this definition list are not in pairs. Screen readers lose which term a description belongs to.',
      fix: 'Let each group begin with dt and continue with dd.',
    },
    review: {
      problem: 'Whether this definition list contains only dt and dd could not be determined.',
      fix: 'Check that nothing else is directly in it.',
    },
  },
  dlitem: {
    found: {
      problem: 'This <{tag}> is not in a <dl>. Screen readers do not say that it is part of a list of terms.',
      fix: 'Put it into a <dl>, or use another element.',
    },
  },
  list: {
    values: {
      problem:
        'This list contains directly what is no list item: {values}. Screen readers say a wrong number of items.',
      fix: 'Put everything in it into li.',
    },
    found: {
      problem: 'This list contains directly what is no list item. Screen readers say a wrong number of items.',
      fix: 'Put everything in it into li.',
    },
    review: {
      problem: 'Whether this list contains only list items could not be determined.',
      fix: 'Check that everything in it is in li.',
    },
  },
  listitem: {
    role: {
      problem:
        'This list item is in an element with a role, which is no list any more. Screen readers do not say that it is part of a list, nor how long the list is.',
      fix: 'Remove the role from the list, or put the item into a ul or ol.',
    },
    found: {
      problem: 'This list item is not in a list. Screen readers do not say that it is part of one, nor how long it is.',
      fix: 'Put it into a ul or ol.',
    },
    review: {
      problem: 'Whether this list item is in a list could not be determined.',
      fix: 'Check that it is directly in a ul or ol.',
    },
  },
} as const satisfies MessagesByRule;
