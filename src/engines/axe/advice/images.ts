import { tutorial, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const decisionTree = tutorial('images/decision-tree');
const functionalImages = tutorial('images/functional');
const imageMaps = tutorial('images/imagemap');

/** Text alternatives of images in all their forms. */
export const imageAdvice = {
  'area-alt': {
    whyItMatters:
      'The areas of an image map are links. Without alternative text a screen reader reads out their URLs or nothing at all, and blind people cannot tell which part of the picture leads where.',
    howToFix: [
      'Describe the destination of each area: `<area shape="rect" coords="…" href="/north" alt="Northern branch offices">`.',
      'Give the image itself an `alt` that says what the whole picture shows.',
      'Consider an ordinary list of links next to the image, which is easier for touch and keyboard as well.',
    ],
    learnMore: [imageMaps],
  },
  'image-alt': {
    whyItMatters:
      'Blind people cannot know what the image shows or what it is for. Many screen readers read out the file name instead, and where images fail to load, no one gets the information.',
    howToFix: [
      'Write what the image says: `<img src="…" alt="Sales doubled between 2020 and 2024">`.',
      'If the image is a link or in a button, write what it does, not what it looks like.',
      'If it is decoration, or the same text is next to it, leave the text empty so that it is skipped: `alt=""`, without a space in it.',
    ],
    learnMore: [decisionTree, tutorial('images')],
  },
  'image-redundant-alt': {
    whyItMatters:
      'The alternative text says the same as the words next to the image. Screen reader users hear everything twice, which takes time and makes them wonder whether these are two different links.',
    howToFix: [
      'Empty the alternative text when the words next to it say enough: `<a href="/home"><img src="house.svg" alt=""> Home</a>`.',
      'Put image and text of the same link into one `<a>` instead of two.',
      'If the image adds information, describe only what the text does not say.',
    ],
    learnMore: [functionalImages, tutorial('images/decorative')],
  },
  'input-image-alt': {
    whyItMatters:
      'This image is a button that sends a form. Without alternative text, screen readers announce an unnamed button or the name of the image file, and people do not know that this is how to send what they entered.',
    howToFix: [
      'Write what the button does: `<input type="image" src="lens.png" alt="Search">`.',
      'Describe the action, not the picture: “Search”, not “Magnifying glass”.',
      'Or use `<button type="submit">` with the image and its `alt` inside.',
    ],
    learnMore: [functionalImages],
  },
  'object-alt': {
    whyItMatters:
      'An embedded object, such as a document, a drawing or an old plug-in, is a closed box to screen readers. Without a name, blind people do not even learn what they are missing.',
    howToFix: [
      'Name the object: `<object data="plan.svg" type="image/svg+xml" aria-label="Floor plan of the ground floor">`.',
      'Add a link to the content in an accessible form, also inside the element for browsers that cannot show it.',
      'Use `<img>`, `<video>` or `<iframe>` instead where they can do the job.',
    ],
    learnMore: [decisionTree],
  },
  'role-img-alt': {
    whyItMatters:
      'An element with `role="img"` is one picture to a screen reader, whatever it contains. Without a name, blind people hear “image” at best, and icons, emoji and drawings made of several elements lose their meaning.',
    howToFix: [
      'Add a name to the element with the role: `<div role="img" aria-label="Three of five stars">`.',
      'Point to visible text with `aria-labelledby` where the page already describes the picture.',
      'If it is decoration, replace the role with `aria-hidden="true"`.',
    ],
    learnMore: [decisionTree, tutorial('images/groups')],
  },
  'server-side-image-map': {
    whyItMatters:
      'With `ismap` the position of the mouse click decides what happens. People who use a keyboard, a switch or a screen reader cannot click on a position, so none of the destinations can be reached.',
    howToFix: [
      'Turn it into a client-side map: `<img src="…" alt="…" usemap="#offices"> <map name="offices"><area href="…" alt="…">…</map>`.',
      'Or offer the destinations as ordinary links or buttons.',
      'Remove `ismap` where it has no effect.',
    ],
    learnMore: [imageMaps],
  },
  'svg-img-alt': {
    whyItMatters:
      'This drawing is marked as an image but says nothing about itself. Screen reader users hear “graphic”, or the texts inside it in a jumble, and miss what chart, icon or logo it is.',
    howToFix: [
      'Add a title as the first child: `<svg role="img" aria-labelledby="t"><title id="t">Sales by year</title>…</svg>`.',
      'Or name it with an attribute: `<svg role="img" aria-label="Sales by year">`.',
      'If it is decoration, remove the role and add `aria-hidden="true"`.',
      'For a chart, give the figures in text or in a table as well.',
    ],
    learnMore: [tutorial('images/complex'), w3cPage('TR/graphics-aria-1.0/')],
  },
} satisfies AdviceByRule;
