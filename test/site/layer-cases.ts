/** The markup of an element `#t`, what a review says of it, and the selector of the frame or shadow root that it is in. */
export type Case = readonly [markup: string, outcome: string, within?: string];

export const box = 'position: absolute; inset: 0;';
export const photo = "background: url('/pixel.svg')";

/** Layers prove or fail the contrast of the text. */
export const decidedByLayers: Readonly<Record<string, Case>> = {
  'over a plain background': ['<p id=t style="color: #999">Words of a text</p>', 'failed 2.84'],
  'with a shadow in the color of the background': [
    '<p id=t style="color: #999; background: #fcfcfc; text-shadow: 0 1px 0 #fff">Words of a text</p>',
    'failed 2.77',
  ],
  'with a clear shadow': [
    '<p id=t style="color: #000; text-shadow: 1px 1px 2px rgb(0 0 0 / 0%), 0 1px #fff">Words of a text</p>',
    'passed',
  ],
  'over a gradient that is dark everywhere': [
    '<p id=t style="color: #fff; background: linear-gradient(#000, #333)">Words of a text</p>',
    'passed',
  ],
  'over a gradient that is light everywhere': [
    '<p id=t style="color: #fff; background: linear-gradient(#eee, #ddd)">Words of a text</p>',
    'failed 1.16',
  ],
  'over an image that an opaque box covers': [
    `<div style="${box} ${photo}"></div><div style="${box} background: #fff"><p id=t style="color: #000">Words of a text</p></div>`,
    'passed',
  ],
  'in a group with opacity': [
    `<div style="${box} background: #000"></div><div style="${box} opacity: 0.5; background: #fff"><p id=t style="color: #000">Words of a text</p></div>`,
    'passed',
  ],
  'in a group that makes it pale': [
    '<div style="opacity: 0.4"><p id=t style="color: #000">Words of a text</p></div>',
    'failed 2.84',
  ],
  'under a translucent cover': [
    `<p id=t style="color: #000">Words of a text</p><div style="${box} background: rgb(255 255 255 / 70%)"></div>`,
    'failed 2.09',
  ],
  'over a box behind its context': [
    `<div style="${box} z-index: -1; background: #000"></div><p id=t style="color: #fff">Words of a text</p>`,
    'passed',
  ],
  'over a box behind its context that a block background hides': [
    `<div style="${box} z-index: -1; background: #fff"></div><div style="background: #000"><p id=t style="color: #fff">Words of a text</p></div>`,
    'passed',
  ],
  'over its own pseudo element': [
    `<style>.over { position: relative; z-index: 0; color: #fff } .over::before { content: ''; ${box} z-index: -1; background: #222 }</style><p id=t class=over>Words of a text</p>`,
    'passed',
  ],
  'over a positioned sibling': [
    `<div style="${box} background: #000"></div><p id=t style="position: relative; color: #fff">Words of a text</p>`,
    'passed',
  ],
  'pulled over a block': [
    '<div style="height: 40px; background: #000"></div><p id=t style="margin-top: -35px; color: #fff">Words of a text</p>',
    'passed',
  ],
  'scrolled out of a dark scroller': [
    `<div style="height: 40px; overflow: auto; background: #000"><div style="height: 400px"></div><p id=t style="color: #fff">Words of a text</p></div>`,
    'passed',
  ],
  'in wide colors': ['<p id=t style="color: oklch(0.7 0 0)">Words of a text</p>', 'failed 2.67'],
  'in large letters': ['<p id=t style="font-size: 24px; color: #888">Words of a text</p>', 'passed'],
  'in an open shadow root': [
    '<div id=host><template shadowrootmode=open><p id=t style="color: #999">Words of a text</p></template></div>',
    'failed 2.84',
    '#host >>> ',
  ],
  'in a slot of a pale shadow tree': [
    '<div><template shadowrootmode=open><b style="opacity: 0.5; font-weight: 400"><slot></slot></b></template><p id=t style="color: #000">Words of a text</p></div>',
    'failed 3.94',
  ],
  'in a frame': [
    `<iframe id=frame height=40 srcdoc="<body style='background: #fff'><p id=t style='color: #999'>Words of a text</p>"></iframe>`,
    'failed 2.84',
    '#frame >>> ',
  ],
  'in SVG': ['<svg width=300 height=40><text id=t y=20 fill="#222">Words of a text</text></svg>', 'passed'],
  'in a bar that stays in view, with its own background': [
    '<div style="position: sticky; top: 0; background: #000"><p id=t style="color: #fff">Words of a text</p></div>',
    'passed',
  ],
};

/** Styles do not say what is painted behind the text. */
export const undecidedByLayers: Readonly<Record<string, Case>> = Object.fromEntries(
  Object.entries({
    'over an image': `<p id=t style="color: #fff; ${photo}">Words of a text</p>`,
    'over a gradient that is light and dark':
      '<p id=t style="color: #fff; background: linear-gradient(90deg, #000, #fff)">Words</p>',
    'whose gradient is only a line':
      '<p id=t style="color: #fff; background: linear-gradient(#000, #000) 0 100% / 100% 1px no-repeat">Words</p>',
    'with a shadow': '<p id=t style="color: #fff; text-shadow: 0 0 2px #000">Words of a text</p>',
    'in the color of its background': '<p id=t style="color: #fff">Words of a text</p>',
    'behind a filter': '<div style="filter: invert(1)"><p id=t style="color: #999">Words of a text</p></div>',
    'that blends': '<p id=t style="color: #999; mix-blend-mode: multiply">Words of a text</p>',
    'with a mask': '<p id=t style="color: #999; mask-image: linear-gradient(#000, transparent)">Words of a text</p>',
    'over a blurred backdrop':
      '<div style="backdrop-filter: blur(2px)"><p id=t style="color: #999">Words of a text</p></div>',
    'filled by its background':
      '<p id=t style="color: transparent; background: linear-gradient(#999, #999) text">Words of a text</p>',
    'with a stroke': '<p id=t style="color: #999; -webkit-text-stroke: 1px #000">Words of a text</p>',
    'that is turned': '<p id=t style="color: #999; transform: rotate(10deg)">Words of a text</p>',
    'in an inset shadow': '<p id=t style="color: #999; box-shadow: inset 0 0 0 100px #000">Words of a text</p>',
    'in the shadow of another box':
      '<div style="height: 10px; box-shadow: 0 0 0 50px #000"></div><p id=t style="position: relative; color: #999">Words</p>',
    'covered by a box': `<p id=t style="color: #999">Words of a text</p><div style="${box} background: #fff"></div>`,
    'over shapes': `<svg style="${box}" width=300 height=40><path d="M0 0H300V40H0z"/></svg><p id=t style="position: relative; color: #fff">Words of a text</p>`,
    'over a border':
      '<div style="border: 20px solid #000; height: 0; width: 300px"></div><p id=t style="margin-top: -30px; position: relative; color: #fff">Words</p>',
    'on two backgrounds that differ': `<div style="${box} width: 60px; background: #000"></div><p id=t style="position: relative; color: #fff; width: 200px">Words of a text that goes on</p>`,
    'of one sign': '<p id=t style="color: #ccc">×</p>',
    'of an input': '<input id=t value="Words of a text" style="color: #aaa; background: #fff">',
  }).map(([name, markup]) => [name, [markup, 'undecided']]),
);
