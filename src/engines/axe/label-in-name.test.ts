import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { axeEngine } from './axe-engine.ts';
import { axeLookAtDoubts, axeSecondLook } from './second-look.ts';

const engineTab = useEngineTab();
const rule = 'label-content-name-mismatch';

/** Pages split texts in this way to move their letters. */
function splitLetters(style: string): string {
  return 'Berth'
    .split('')
    .map((letter) => `<span style="${style}">${letter}</span>`)
    .join('');
}

function drawing(text: string): string {
  return `<svg width="40" height="20"><text y="15">${text}</text></svg>`;
}

/** The visible text of a control, its name, and the outcome by ACT 2ee8b8. Empty: passed or inapplicable. */
const cases = {
  'the same in other cases': ['<button id=t aria-label="SEARCH">Search</button>', ''],
  'a longer name': ['<button id=t aria-label="Search the site">Search</button>', ''],
  'a shorter name': ['<button id=t aria-label="Search">Search the site</button>', 'failed'],
  'a part of a word': ['<button id=t aria-label="Recall us">Call</button>', 'failed'],
  'another order': ['<button id=t aria-label="Site search">Search site</button>', 'failed'],
  'a colon': ['<button id=t aria-label="Search">Search:</button>', ''],
  'a sign for an action': ['<button id=t aria-label="Close">×</button>', ''],
  'a letter for an action': ['<button id=t aria-label="Close">X</button>', 'needs_review'],
  'an emoji': ['<button id=t aria-label="Search">🔍 Search</button>', ''],
  'an arrow': ['<a href="/" id=t aria-label="Next page">Next page →</a>', ''],
  'other spaces': ['<button id=t aria-label="Book a berth">Book a&nbsp;\n berth</button>', ''],
  'a name of other elements': ['<i id="own">Send</i><button id=t aria-labelledby="own">Save</button>', 'failed'],
  'a name of itself and others': ['<button id=t aria-labelledby="t more">Save</button><i id="more">file</i>', ''],
  'capitals by style': ['<button id=t aria-label="Search" style="text-transform: uppercase">search</button>', ''],
  'hidden words': ['<button id=t aria-label="Search">Search<span hidden> now</span></button>', ''],
  'words hidden from screen readers': [
    '<button id=t aria-label="Search">Search<b aria-hidden="true"> now</b></button>',
    'failed',
  ],
  'the value of a button': ['<input id=t type="submit" value="Save" aria-label="Send">', ''],
  'the alternative of a picture': ['<button id=t aria-label="Send"><img src="/pixel.svg" alt="Save"></button>', ''],
  blocks: ['<a href="/" id=t aria-label="Oslo 3 degrees"><div>Oslo</div><div>3 degrees</div></a>', ''],
  'a tab': ['<div role="tablist"><div role="tab" id=t aria-label="Send" tabindex="0">Save</div></div>', 'failed'],
  'no control': ['<h2 id=t aria-label="Send">Save</h2>', ''],
  'a number': ['<button id=t aria-label="Page 12">1</button>', 'failed'],
  'digits in a longer name': ['<button id=t aria-label="Page 1">1</button>', ''],
  'quotes of another kind': ['<button id=t aria-label="Don\'t save">Don’t save</button>', ''],
  'an empty name': ['<button id=t aria-label=" ">Save</button>', ''],
  accents: ['<button id=t aria-label="Cafe">Café</button>', ''],
  'text of a slot': [
    '<div><template shadowrootmode="open"><button id=t aria-label="Send"><slot></slot></button></template>Save</div>',
    'failed',
  ],
  'initials of the name': ['<button id=t aria-label="Account of Ann Miller">AM</button>', 'needs_review'],
  'initials of another name': ['<button id=t aria-label="Account of Ben Ott">AM</button>', 'failed'],
  'a code of a language': ['<a href="/en" id=t aria-label="English">EN</a>', 'needs_review'],
  'a code of a network': ['<a href="/yt" id=t aria-label="YouTube channel">YT</a>', 'needs_review'],
  'a logo of two letters': ['<a href="/in" id=t aria-label="LinkedIn">in</a>', 'needs_review'],
  'two letters that are not in the name': ['<button id=t aria-label="Send">OK</button>', 'failed'],
  'a larger letter': ['<button id=t aria-label="Larger text">A+</button>', 'needs_review'],
  'letters for a size': ['<button id=t aria-label="Largest text">AAA</button>', 'needs_review'],
  'a rounded number': ['<button id=t aria-label="12,000 likes">12k</button>', 'needs_review'],
  'another rounded number': ['<button id=t aria-label="900 likes">12k</button>', 'failed'],
  'an ordinal': ['<button id=t aria-label="Monday, May 4th">4</button>', 'needs_review'],
  'a short word in a longer one': ['<button id=t aria-label="Homepage">Home</button>', 'failed'],
  'an ampersand': ['<button id=t aria-label="Terms and conditions">Terms & conditions</button>', ''],
  'an ampersand in another language': ['<button id=t aria-label="Haus und Garten">Haus &amp; Garten</button>', ''],
  'an ampersand that another word replaces': [
    '<button id=t aria-label="Terms or conditions">Terms & conditions</button>',
    'failed',
  ],
  'a remark in parentheses': ['<button id=t aria-label="Name of the boat">Name (required)</button>', ''],
  'other words than those before the parentheses': [
    '<button id=t aria-label="Boat">Name (required)</button>',
    'failed',
  ],
  'nothing but parentheses': ['<button id=t aria-label="Send">(Save)</button>', ''],
  'a slash': ['<button id=t aria-label="Sign in or register">Sign in / register</button>', 'failed'],
  'a soft hyphen': ['<button id=t aria-label="Timetables">Time&shy;tables</button>', ''],
  'a joiner between words': ['<button id=t aria-label="Next page">Next&#x2060; page&#x200b;</button>', ''],
  'a place for a break in a word': ['<button id=t aria-label="Timetables">Time<wbr>tables</button>', ''],
  'letters that move one by one': [
    `<a href="/" id=t aria-label="Berth">${splitLetters('display: inline-block')}</a>`,
    '',
  ],
  'letters in a row of boxes': [
    `<a href="/" id=t aria-label="Berth" style="display: flex">${splitLetters('')}</a>`,
    '',
  ],
  'a break of the line': ['<button id=t aria-label="Save the file">Save<br>the file</button>', ''],
  'a break of the line, and other words': [
    '<button id=t aria-label="Send the file">Save<br>the file</button>',
    'failed',
  ],
  'boxes in a line': [
    '<a href="/" id=t aria-label="Oslo 3 degrees"><b style="display: inline-block">Oslo</b><b style="display: inline-block">3</b></a>',
    '',
  ],
  'other letters one by one': [
    `<a href="/" id=t aria-label="Harbor">${splitLetters('display: inline-block')}</a>`,
    'failed',
  ],
  'words without spaces': ['<button id=t lang="ja" aria-label="次のページへ進む">次のページ</button>', ''],
  'words of Thai': ['<button id=t lang="th" aria-label="ค้นหาเรือ">ค้นหา</button>', ''],
  'other words without spaces': ['<button id=t lang="ja" aria-label="前のページ">次のページ</button>', 'failed'],
  'a part of a word before one without spaces': [
    '<button id=t lang="ja" aria-label="PDFを開く">PDを開く</button>',
    'failed',
  ],
  'digits in groups': ['<button id=t aria-label="All 12000 boats">All 12,000 boats</button>', ''],
  'a decimal': ['<button id=t aria-label="Add 125 meters">Add 1.25 meters</button>', 'failed'],
  'a name of a picture': [
    '<button id=t aria-labelledby="photo">Save</button><img id="photo" src="/pixel.svg" alt="Save the photo">',
    '',
  ],
  'a name of an element with a name': [
    '<button id=t aria-labelledby="named">Save</button><i id="named" role="img" aria-label="Save the file"></i>',
    '',
  ],
  'a name of another picture': [
    '<button id=t aria-labelledby="other">Save</button><img id="other" src="/pixel.svg" alt="Send">',
    'failed',
  ],
  'an icon of a font, and the text of the name': [
    '<button id=t aria-label="Find a boat"><i style="font-family: Material Icons">search</i> Find a boat</button>',
    '',
  ],
  'an icon whose style did not arrive': [
    '<button id=t aria-label="Find"><span class="material-symbols-outlined">search</span></button>',
    'needs_review',
  ],
  'a short icon whose style did not arrive': [
    '<button id=t aria-label="Create"><span class="material-icons">add</span></button>',
    'needs_review',
  ],
  'an icon, and other words than the name': [
    '<button id=t aria-label="Send"><i style="font-family: Material Icons">search</i> Find a boat</button>',
    'failed',
  ],
  'a formula': [
    '<a href="/" id=t aria-label="a half"><math><mfrac><mi>a</mi><mn>2</mn></mfrac></math></a>',
    'needs_review',
  ],
  'words beside a formula': [
    '<a href="/" id=t aria-label="Proof of x squared">Proof of <math><msup><mi>x</mi><mn>2</mn></msup></math></a>',
    '',
  ],
  'signs in a drawing': [
    `<button id=t aria-label="Numbered list">${drawing('1')}${drawing('2')}</button>`,
    'needs_review',
  ],
  'words in a drawing, which are in the name': [
    `<button id=t aria-label="Sale, 3 boats">${drawing('Sale')}</button>`,
    '',
  ],
  'a sign in a drawing beside words of the name': [
    `<button id=t aria-label="Cart">${drawing('Sale')} Cart</button>`,
    'needs_review',
  ],
  'a sign in a drawing beside other words than the name': [
    `<button id=t aria-label="Basket">${drawing('Sale')} Cart</button>`,
    'failed',
  ],
  'a drawing without text': ['<button id=t aria-label="Send"><svg><path /></svg> Save</button>', 'failed'],
  'an ellipsis': ['<button id=t aria-label="Save as a file">Save as…</button>', ''],
} as const;

/** The same for fields, whose visible text is that of their label. */
const fields = {
  'the name of the label': ['<label for=t>Boat</label><input id=t>', ''],
  'another name': ['<label for=t>Name of the boat</label><input id=t aria-label="Vessel">', 'failed'],
  'another name in a label around it': ['<label>Boat <input id=t aria-label="Vessel"></label>', 'failed'],
  'another name of a list': [
    '<label>Boat <select id=t aria-label="Vessel"><option>Boat</option></select></label>',
    'failed',
  ],
  'another name of a text': ['<label for=t>Remark</label><textarea id=t aria-label="Vessel"></textarea>', 'failed'],
  'another name of a check box': ['<label><input type="checkbox" id=t aria-label="Consent">I agree</label>', 'failed'],
  'a name of another element': [
    '<i id="head">Price</i><label for=t>Boat</label><input id=t aria-labelledby="head">',
    'failed',
  ],
  'a name of the label and others': [
    '<i id="of">of Anna</i><label for=t id="lab">Boat</label><input id=t aria-labelledby="lab of">',
    '',
  ],
  'a name of others before an aria-label': [
    '<i id="first">Vessel</i><label for=t>Boat</label><input id=t aria-labelledby="first" aria-label="Boat">',
    'failed',
  ],
  'a longer name': ['<label for=t>Boat</label><input id=t aria-label="Boat that you rent">', ''],
  'a name that is the start of the label': [
    '<label for=t>Password, at least eight letters</label><input id=t aria-label="Password">',
    'needs_review',
  ],
  'a required mark': ['<label for=t>Boat <span>*</span></label><input id=t aria-label="boat">', ''],
  'a remark': ['<label for=t>Boat (required)</label><input id=t aria-label="Boat">', ''],
  'a hyphen': ['<label for=t>E-mail</label><input id=t aria-label="Email">', 'needs_review'],
  'a hidden label': ['<label for=t hidden>Boat</label><input id=t aria-label="Vessel">', ''],
  'a label out of sight': [
    '<label for=t style="position: absolute; clip-path: inset(50%)">Boat</label><input id=t aria-label="Vessel">',
    '',
  ],
  'a label of a sign': ['<label for=t>🔍</label><input id=t aria-label="Search">', ''],
  'a label of an icon': [
    '<label for=t><i style="font-family: Material Icons">search</i></label><input id=t aria-label="Find">',
    '',
  ],
  'a name that is the title of a card': [
    '<label><input type="radio" id=t aria-labelledby="plan"><b id="plan">Small plan</b><br>Nine boats a month</label>',
    'needs_review',
  ],
  'a sign after the field': ['<label>Amount <input id=t aria-label="Amount in dollars"> $</label>', ''],
  'a unit in parentheses in the name': ['<label for=t>Weight</label><input id=t aria-label="Weight (kg)">', ''],
  'a unit without its preposition': ['<label for=t>Height in cm</label><input id=t aria-label="Height, cm">', 'failed'],
  'a label with a break': ['<label for=t>Name<br>of the boat</label><input id=t aria-label="Name of the boat">', ''],
  'two labels': ['<label for=t>Boat</label><label for=t>Name</label><input id=t aria-label="Vessel">', 'needs_review'],
  'a whole card': [
    `<label>Red boat <b>${'It sails well. '.repeat(5)}</b><input type="radio" id=t aria-label="First"></label>`,
    'needs_review',
  ],
  'a label of another element': ['<input aria-label="Vessel" id=t><label for="none">Boat</label>', ''],
  'a hidden field': ['<label for=t>Boat</label><input id=t aria-label="Vessel" hidden>', ''],
  'a button': ['<label for=t>Boat</label><input id=t type="submit" value="Send" aria-label="Send it">', ''],
  'an empty name': ['<label for=t>Boat</label><input id=t aria-label="">', ''],
} as const;

it.each([
  ['in a control', cases],
  ['beside a field', fields],
])('what people see %s is in its name', async (_where, table: Readonly<Record<string, readonly [string, string]>>) => {
  const parts = Object.values(table).map(
    ([markup], index) =>
      `<p>${markup.replaceAll(/(id|for)=t\b/g, `$1=t${index}`).replaceAll('"t more"', `"t${index} more"`)}</p>`,
  );
  const page = await engineTab().showMarkup(`<!doctype html><html lang="en"><title>Page</title>${parts.join('')}`);
  const deadline = performance.now() + 120_000;
  const { findings } = await axeEngine.run(page, { deadline, ruleMs: 20_000, maxElements: 100 });
  const looks = [axeSecondLook, axeLookAtDoubts].map(async (review) => {
    const found = findings.filter((finding) => finding.rule === rule && finding.kind === review.kind);
    const suspects = found.flatMap(({ elements }) => elements.map((element) => ({ rule, element })));
    const outcomes = await review.run(page, suspects, { deadline, mayCapture: false });
    return suspects.map(({ element }, at) => ({
      id: element.selector.split('#t').at(-1),
      result: outcomes[at]?.result ?? (review.kind === 'failed' ? 'failed' : 'undecided'),
    }));
  });
  const decided = (await Promise.all(looks)).flat();
  const resultOf = (index: number) => {
    const kinds = { passed: '', failed: 'failed', undecided: 'needs_review' };
    const found = decided.find(({ id }) => id === String(index));
    return found === undefined ? '' : kinds[found.result];
  };

  expect(Object.fromEntries(Object.keys(table).map((name, index) => [name, resultOf(index)]))).toEqual(
    Object.fromEntries(Object.entries(table).map(([name, [, outcome]]) => [name, outcome])),
  );
});
