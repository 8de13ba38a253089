import type { MessagesByRule } from '../../../rule-sentences.ts';

export const ariaRoleMessages = {
  'aria-allowed-role': {
    found: {
      problem: 'A <{tag}> cannot take role="{role}". Screen readers get contradicting information about what it is.',
      fix: 'Use the element that has this role by itself, or a <div> with the role.',
    },
    review: {
      problem:
        'This hidden <{tag}> has role="{role}", which it cannot take. Screen readers get contradicting information when it is shown.',
      fix: 'Remove the role before the element is shown.',
    },
  },
  'aria-deprecated-role': {
    found: {
      problem: 'The role “{role}” is deprecated. Screen readers do not announce it reliably.',
      fix: 'Use a role that ARIA 1.2 has, or an HTML element.',
    },
  },
  'aria-required-children': {
    unallowed: {
      problem:
        'This element with role="{role}" contains what does not belong in it: {values}. Screen readers count its items wrong, or leave some out.',
      fix: 'Move the other elements out of it, or choose another role.',
    },
    missing: {
      problem:
        'This element with role="{role}" contains no element with the role it needs: {values}. Screen readers announce it as empty or not at all.',
      fix: 'Give its items the role, or remove the role.',
    },
    found: {
      problem:
        'This <{tag}> does not contain the elements that its role needs. Screen readers announce it as empty or not at all.',
      fix: 'Give its items the role, or remove the role.',
    },
    review: {
      problem:
        'This element with role="{role}" is empty now, and needs elements with the role {values}. Are they added later?',
      fix: 'If not, add them, or remove the role.',
    },
    review_any: {
      problem: 'This <{tag}> is empty now, and its role needs elements in it. Are they added later?',
      fix: 'If not, add them, or remove the role.',
    },
  },
  'aria-required-parent': {
    role: {
      problem:
        'This element with role="{role}" is not inside an element with the role it needs: {values}. Screen readers do not say that it is part of a group.',
      fix: 'Put it into such an element, or remove the role.',
    },
    found: {
      problem:
        'This <{tag}> is not inside an element with the role it needs. Screen readers do not say that it is part of a group.',
      fix: 'Put it into such an element, or remove the role.',
    },
  },
  'aria-roles': {
    abstract: {
      problem: 'The role “{values}” is abstract and exists only in the definition of ARIA. Screen readers ignore it.',
      fix: 'Use a concrete role, or an HTML element.',
    },
    unsupported: {
      problem: 'Screen readers do not support the role “{role}” and ignore it.',
      fix: 'Use another role, or an HTML element.',
    },
    invalid: {
      problem: '“{values}” is no role of ARIA. Screen readers ignore it and announce a plain <{tag}>.',
      fix: 'Correct the spelling, or use an HTML element that does the job.',
    },
    found: {
      problem: '“{role}” is no role of ARIA. Screen readers ignore it and announce a plain <{tag}>.',
      fix: 'Correct the spelling, or use an HTML element that does the job.',
    },
  },
  'aria-text': {
    found: {
      problem:
        'This element has role="text" and contains something that Tab reaches. Screen readers read it as plain text, and people do not know that they can use it.',
      fix: 'Remove role="text", or move the control out of it.',
    },
    review: {
      problem: 'This element has role="text". Whether it contains something that Tab reaches could not be determined.',
      fix: 'If it does, remove role="text".',
    },
  },
  'presentation-role-conflict': {
    found: {
      problem:
        'This <{tag}> says that it only arranges things, and has the focus or an ARIA attribute that every element may have. Screen readers announce it after all.',
      fix: 'Remove the role, or the tabindex and the ARIA attributes.',
    },
  },
  'aria-hidden-body': {
    found: {
      problem: 'The body has aria-hidden="true". Screen readers find nothing on the whole page.',
      fix: 'Remove aria-hidden from the body.',
    },
  },
} as const satisfies MessagesByRule;
