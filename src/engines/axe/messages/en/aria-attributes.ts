import type { MessagesByRule } from '../../../rule-sentences.ts';

export const ariaAttributeMessages = {
  'aria-allowed-attr': {
    case: {
      problem: 'The value in {values} must be lowercase. Assistive technologies ignore it as it is.',
      fix: 'Write it in lowercase.',
    },
    role: {
      problem:
        '{values} does not belong on an element with role="{role}". Screen readers ignore it or say something wrong.',
      fix: 'Remove it, or choose a role that allows it.',
    },
    found: {
      problem: '{values} does not belong on a <{tag}>. Screen readers ignore it or say something wrong.',
      fix: 'Remove it, or add a role that allows it.',
    },
    any: {
      problem:
        'This <{tag}> has an ARIA attribute that its role does not allow. Screen readers ignore it or say something wrong.',
      fix: 'Remove it, or choose a role that allows it.',
    },
    review: {
      problem: 'Screen readers may ignore {values} on this element. Does anything get lost then?',
      fix: 'If so, use an element or a role that allows it. If not, remove it.',
    },
    review_any: {
      problem: 'Screen readers may ignore an ARIA attribute of this element. Does anything get lost then?',
      fix: 'If so, use an element or a role that allows it. If not, remove it.',
    },
  },
  'aria-braille-equivalent': {
    label: {
      problem:
        'This element has an aria-braillelabel and no name. Braille displays say something that speech does not.',
      fix: 'Give it a name that means the same, or remove aria-braillelabel.',
    },
    found: {
      problem:
        'This element has an aria-brailleroledescription and no aria-roledescription. Braille displays say something that speech does not.',
      fix: 'Add an aria-roledescription that means the same, or remove aria-brailleroledescription.',
    },
  },
  'aria-conditional-attr': {
    checked: {
      problem:
        'The aria-checked of this <{tag}> does not match whether it is checked. Screen readers and what people see say different things.',
      fix: 'Remove aria-checked: the browser reports the state by itself.',
    },
    row: {
      problem:
        '{invalidAttrs} works on rows of a treegrid, and this row belongs to a {ownerRole}. Screen readers ignore it.',
      fix: 'Remove it, or make the table a treegrid.',
    },
    found: {
      problem:
        'This <{tag}> has an ARIA attribute that does not apply to it here. Screen readers ignore it or say something wrong.',
      fix: 'Remove the attribute.',
    },
  },
  'aria-prohibited-attr': {
    role: {
      problem: 'An element with role="{role}" cannot have {prohibited}. Screen readers ignore it.',
      fix: 'Choose a role that allows it, or move the text into the content.',
    },
    found: {
      problem: 'A <{tag}> without a role cannot have {prohibited}. Screen readers ignore it.',
      fix: 'Add a role that fits, such as role="group", or move the text into the content.',
    },
    review: {
      problem:
        'Few screen readers read {prohibited} on this <{tag}>. Does its text say something that the content does not?',
      fix: 'If so, add a role that allows it, or move the text into the content. If not, remove it.',
    },
  },
  'aria-required-attr': {
    role: {
      problem: 'This element with role="{role}" lacks {values}. Screen readers cannot say its state or value.',
      fix: 'Add {values}, and keep it up to date.',
    },
    found: {
      problem:
        'This <{tag}> lacks an ARIA attribute that its role requires. Screen readers cannot say its state or value.',
      fix: 'Add the attribute, and keep it up to date.',
    },
  },
  'aria-valid-attr-value': {
    error: {
      problem:
        'The message that aria-errormessage names is not announced: {values}. Screen reader users do not learn of the error.',
      fix: 'Add role="alert" to the message, or reference it in aria-describedby.',
    },
    range: {
      problem: 'The value is outside of its limits: {values}. Screen readers say another value, or a wrong percentage.',
      fix: 'Correct the value, or the limit.',
    },
    found: {
      problem: '{values} is not a value that this attribute can have. Screen readers ignore it.',
      fix: 'Write one of the values that ARIA allows, or remove the attribute.',
    },
    any: {
      problem: 'This <{tag}> has an ARIA attribute with a value that it cannot have. Screen readers ignore it.',
      fix: 'Write one of the values that ARIA allows, or remove the attribute.',
    },
    review_id: {
      problem: '{needsReview} names an element that is not on the page. Does it appear later?',
      fix: 'If not, correct the id, or remove the attribute.',
    },
    review_current: {
      problem: '{needsReview} is no value of aria-current, and counts as “true”. Is that what it should say?',
      fix: 'If not, write page, step, location, date or time.',
    },
    review_empty: {
      problem: '{needsReview} is empty, and screen readers ignore it. Is its value set later?',
      fix: 'If not, remove the attribute.',
    },
    review: {
      problem: 'The value of an ARIA attribute of this <{tag}> could not be checked.',
      fix: 'Check that it is allowed, and that an element with the id it names exists.',
    },
  },
  'aria-valid-attr': {
    found: {
      problem: 'ARIA has no attribute {values}. Screen readers ignore it.',
      fix: 'Correct the spelling, or remove it.',
    },
    any: {
      problem: 'This <{tag}> has an ARIA attribute that does not exist. Screen readers ignore it.',
      fix: 'Correct the spelling, or remove it.',
    },
  },
} as const satisfies MessagesByRule;
