import { ariaPractice, landmarkExample, tutorial } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const landmarkPractice = ariaPractice('landmark-regions');
const regions = tutorial('page-structure/regions');

/** The regions of a page that give screen reader users an overview and let them jump. */
export const landmarkAdvice = {
  'landmark-banner-is-top-level': {
    whyItMatters:
      'The banner is the header of the whole site. Inside another landmark it is offered as a part of that one, and screen reader users who look for logo, search and navigation of the site do not find them where they expect them.',
    howToFix: [
      'Move the site header out of `<main>`, `<nav>`, `<aside>` and other landmarks, directly into `<body>`.',
      'If it is only the header of an article or section, remove `role="banner"`: a `<header>` inside `<article>` or `<section>` is no landmark.',
    ],
    learnMore: [landmarkExample('banner')],
  },
  'landmark-contentinfo-is-top-level': {
    whyItMatters:
      'The footer of the site holds contact, imprint and privacy links. Inside another landmark, screen reader users cannot jump to it directly and may take it for the footer of an article.',
    howToFix: [
      'Move the site footer out of `<main>` and other landmarks, directly into `<body>`.',
      'If it is the footer of an article or section, remove `role="contentinfo"`: a `<footer>` there is no landmark.',
    ],
    learnMore: [landmarkExample('contentinfo')],
  },
  'landmark-main-is-top-level': {
    whyItMatters:
      'Screen reader users jump to the main landmark to begin with what the page is about. Nested in another landmark it no longer stands out, and some screen readers list it below the wrong region.',
    howToFix: [
      'Move `<main>` out of `<nav>`, `<aside>`, `<header>`, `<footer>`, forms and named sections.',
      'Close every region before the main content begins: `<header>…</header><main>…</main><footer>…</footer>`.',
    ],
    learnMore: [landmarkExample('main')],
  },
  'landmark-no-duplicate-banner': {
    whyItMatters:
      'With two banners, people who navigate by landmarks cannot tell which is the header of the site, and listen to both to find out.',
    howToFix: [
      'Keep one site header at the top level of the page.',
      'Put the headers of articles and sections inside `<article>` or `<section>`, where `<header>` is no landmark, or use `<div>`.',
      'Remove `role="banner"` from everything else.',
    ],
    learnMore: [landmarkExample('banner')],
  },
  'landmark-no-duplicate-contentinfo': {
    whyItMatters:
      'Two page footers leave screen reader users unsure which of them has the contact details and legal information, and each jump may end in the wrong one.',
    howToFix: [
      'Merge the footers, or keep only one at the top level of the page.',
      'Put other footers inside the `<article>` or `<section>` that they belong to, or use `<div>`.',
      'Remove `role="contentinfo"` from everything else.',
    ],
    learnMore: [landmarkExample('contentinfo')],
  },
  'landmark-no-duplicate-main': {
    whyItMatters:
      'A page has one main content. If two regions claim to be it, the shortcut of a screen reader may lead to the wrong one, and people miss what they came for.',
    howToFix: [
      'Keep one visible `<main>` and turn the others into `<section>` or `<div>`.',
      'In an application with several views, hide all but the current one with `hidden`.',
      'Remove `role="main"` from elements inside `<main>`.',
    ],
    learnMore: [landmarkExample('main')],
  },
  'landmark-one-main': {
    whyItMatters:
      'Without a main landmark, screen reader users have no shortcut to the content and must go through header and navigation on every page.',
    howToFix: [
      'Wrap the content that is special to this page in one `<main>`, without the site header, navigation and footer.',
      'In old markup, add `role="main"` to the existing container.',
      'If the content is in a frame, put the landmark into the document of the frame.',
    ],
    learnMore: [landmarkExample('main'), regions],
  },
  'landmark-unique': {
    whyItMatters:
      'Several landmarks of the same kind share the same name or have none. A list of landmarks then reads “navigation, navigation, navigation”, and blind people have to try each one.',
    howToFix: [
      'Name each of them differently: `<nav aria-label="Main">` and `<nav aria-label="Breadcrumb">`.',
      'Point to a visible heading where there is one: `<section aria-labelledby="news">`.',
      'Leave the kind out of the name: a screen reader adds the word navigation itself.',
      'Use `<div>` where a block is not worth a jump.',
    ],
    learnMore: [tutorial('page-structure/labels')],
  },
  region: {
    whyItMatters:
      'Content outside all landmarks is passed over by people who jump from region to region with a screen reader. They may never notice that it is there.',
    howToFix: [
      'Put all content of the page into regions: `<header>`, `<nav>`, `<main>`, `<aside>`, `<footer>`.',
      'Move stray blocks, such as a breadcrumb or a notice, into the region they belong to.',
      'Put separate blocks into a named region: `<section aria-label="Cookie notice">`.',
    ],
    learnMore: [landmarkPractice, regions],
  },
} satisfies AdviceByRule;
