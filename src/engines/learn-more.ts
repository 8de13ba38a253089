import { findCriterion, understandingUrl } from '../shared/wcag-criteria.ts';

/** A page for further reading, always at the W3C. */
export type LearnMore = { readonly title: string; readonly url: string };

/** The page that explains a success criterion. Throws when there is no such criterion. */
export function understandingPage(number: string): LearnMore {
  const criterion = findCriterion(number);
  if (criterion === undefined) throw new Error(`There is no success criterion ${number}.`);
  return { title: `Understanding ${criterion.number} ${criterion.name}`, url: understandingUrl(criterion) };
}

/** A page of WAI's tutorials, by its path below /WAI/tutorials/. */
export function tutorial(path: string, topic: string): LearnMore {
  return { title: `WAI tutorial: ${topic}`, url: `https://www.w3.org/WAI/tutorials/${path}/` };
}

/** A pattern of the ARIA Authoring Practices Guide, by its name in the URL. */
export function ariaPattern(name: string, topic: string): LearnMore {
  return { title: `ARIA pattern: ${topic}`, url: `https://www.w3.org/WAI/ARIA/apg/patterns/${name}/` };
}

/** A practice of the ARIA Authoring Practices Guide, by its name in the URL. */
export function ariaPractice(name: string, topic: string): LearnMore {
  return { title: `ARIA practice: ${topic}`, url: `https://www.w3.org/WAI/ARIA/apg/practices/${name}/` };
}

/** An example page of the landmarks pattern, such as `banner`. */
export function landmarkExample(name: string): LearnMore {
  return {
    title: `ARIA landmark: ${name}`,
    url: `https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/${name}.html`,
  };
}

/** The page of one of the W3C's ACT rules. */
export function actRulePage(id: string, name: string): LearnMore {
  return { title: `ACT rule: ${name}`, url: `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/` };
}

/** Any other page of the W3C, by its path. */
export function w3cPage(path: string, title: string): LearnMore {
  return { title, url: `https://www.w3.org/${path}` };
}
