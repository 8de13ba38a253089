const media =
  'Whether text or an audio description says what media show and say is for people to decide: each video and each sound needs review, unless the page has nothing else.';
const operated = 'Needs the page to be operated.';
const repeated =
  'Which blocks are repeated follows from several pages of the site, and each page is checked on its own. axe-core asks for a review where it finds no heading, landmark or skip link.';
const meaning = 'Needs an understanding of what the content means.';

/** Why Curbcut does not report every failed case of an ACT rule as failed. */
export const uncaughtReasons: Readonly<Record<string, string>> = {
  '0va7u6': 'Needs text to be recognized in images.',
  '1a02b0': media,
  '1ea59c': media,
  '1ec09b': media,
  '2eb176': media,
  '36b590':
    'Whether a message says enough is for people to decide: one that names no field or gives no reason needs review. What a page hides as loaded is no message.',
  '3e12e1': repeated,
  '4b1c6c':
    'Whether two frames serve the same purpose is for people to decide. Frames of one name in different documents are not compared.',
  '5effbb': 'Names other than “more”, formats and the like are not understood.',
  '80af7b': operated,
  '9bd38c': meaning,
  a1b64e:
    'A good practice (`tab-leaves`), built after the last measurement: elements that only quick keys or a named key leave.',
  ab4d13: media,
  afb423: media,
  aizyf1: 'The criterion is of level AAA (2.4.9). A best practice, `link-text`, reports links such as “more”.',
  b20e66:
    'Whether two pages serve the same purpose is for people to decide: links of one name that lead to different URLs need review.',
  b49b2e: meaning,
  c3232f: media,
  c4a8a4: `${meaning} Titles that an editor wrote fail, and those of a framework need review.`,
  c5a4ea: media,
  cc0f0a: meaning,
  cf77f2: repeated,
  d7ba54: media,
  e7aa44: media,
  e88epe: 'Needs an understanding of what the image shows.',
  eac66b: 'Captions may be part of the picture. A video without a track of captions needs review.',
  ebe86a: `${operated} A trap that is left with another key needs an understanding of the instructions on the page.`,
  ee13b5: media,
  f51b46: 'Captions may be part of the picture. A video without a track of captions needs review.',
  fd26cf: media,
  fd3a94:
    'Whether two pages serve the same purpose is for people to decide: links of one name in one context that lead to different URLs need review.',
  oj04fd: `${operated} Whether the focus is visible shows only in pixels.`,
  qt1vmo: 'Needs an understanding of what the image shows.',
  ucwvc8:
    'Text of fewer than 60 characters without words that hold sentences together, or in several languages, proves no language: it needs review.',
};
