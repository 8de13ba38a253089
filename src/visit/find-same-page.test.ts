import { describe, expect, it } from 'vitest';
import { aPage, aSignInForm } from '../../test/contracts/make-sightings.ts';
import { compareWithTwoUnknown, compareWithUnknown, countApart, countMissing } from './compare-pages.ts';
import { isSameForm, nameUnknown } from './find-same-page.ts';
import { digestPage } from './digest-page.ts';
import { say } from '../texts/say.ts';
import { says } from '../texts/saying.ts';
import { wrong } from './wrong-page.ts';

const menu = Array.from({ length: 400 }, (_, index) => `Section ${wordOf(index)} of the guide`).join('\n');
/** 600 words that no other topic has. */
const storyOf = (topic: string) =>
  Array.from({ length: 100 }, (_, index) => `The ${topic} of ${wordOf(index)} is ${topic} again`).join('\n');
const sorry = 'Sorry\nWe could not find what you are looking for.';

/** A word for a number, since numbers themselves are masked. */
function wordOf(index: number): string {
  return String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

const aListedPage = (path: string, text: string) => aPage(path, { title: 'The guide', heading: '', text });
const kindOf = (path: string, text: string, unknownText: string) =>
  compareWithUnknown(aListedPage(path, text), aListedPage('/curbcut-1', unknownText)).kind;

describe('a page of a site that answers every URL with 200, one title and a long menu', () => {
  it.each(['ramps', 'lifts', 'doors', 'signs'])('is different by its 600 words: %s', (topic) => {
    expect(kindOf(`/${topic}`, `${menu}\n${storyOf(topic)}`, `${menu}\n${sorry}`)).toBe('different');
  });

  it('has a digest that differs from that of another topic', () => {
    const digests = ['ramps', 'lifts'].map((topic) => digestPage(aListedPage('/a', `${menu}\n${storyOf(topic)}`)));

    expect(new Set(digests).size).toBe(2);
  });

  it('is different when it is short, and when it shows nothing but a picture', () => {
    const unknown = [
      aListedPage('/curbcut-1', `${menu}\n${sorry}`),
      aListedPage('/curbcut-2', `${menu}\n${sorry}`),
    ] as const;
    const short = aListedPage('/prices', `${menu}\nPrices\nFree`);
    const picture = aPage('/ramp', {
      title: 'The guide',
      text: `${menu}\n${sorry}`,
      media: 'img /photos/ramp.jpg A ramp',
    });

    expect(compareWithTwoUnknown(short, unknown).kind).toBe('different');
    expect(compareWithTwoUnknown(picture, unknown).kind).toBe('different');
  });

  it('is different when it only has numbers to show', () => {
    expect(kindOf('/table', `${menu}\n${'12\n'.repeat(80)}`, menu)).toBe('different');
  });

  it('may equal another product but for a few words: only the answer to an unknown URL counts', () => {
    const product = (color: string) => `${menu}\nBicycle bell, ${color}\nIn stock\nAdd to basket`;

    expect(kindOf('/bell-red', product('red'), `${menu}\n${sorry}`)).not.toBe('same');
    expect(kindOf('/bell-red', product('red'), product('red'))).toBe('same');
  });
});

describe('a "not found" page with status 200', () => {
  it.each([
    ['says the same', sorry, sorry],
    ['names the path', 'Nothing at /old/page.', 'Nothing at /curbcut-1.'],
    ['has a ticket', 'Sorry. Ticket 4711 at 12:03', 'Sorry. Ticket 99 at 12:04'],
    ['has a code of letters and digits', 'Request ab3f-99e1', 'Request 7c01-b2aa'],
    ['repeats the words of the path', 'Did you mean old page?', 'Did you mean curbcut?'],
    ['shows what it searched for', 'Results for\nold page\nNone', 'Results for\ncurbcut 1\nNone'],
  ])('is the same when it %s', (_case, text, unknownText) => {
    expect(kindOf('/old/page', text, unknownText)).toBe('same');
    expect(kindOf('/old/page', `${menu}\n${text}`, `${menu}\n${unknownText}`)).toBe('same');
  });

  it('is the same when it recommends something else at every visit, by a second unknown URL', () => {
    const withTip = (path: string, tip: string) => aListedPage(path, `${menu}\n${sorry}\nToday: ${tip}`);
    const page = withTip('/gone', 'a bell for every bicycle');
    const first = withTip('/curbcut-1', 'lights that last all winter');
    const second = withTip('/curbcut-2', 'a basket made of willow');

    expect(compareWithUnknown(page, first).kind).toBe('differs_a_little');
    expect(compareWithTwoUnknown(page, [first, second])).toMatchObject({ kind: 'same' });
    expect(compareWithTwoUnknown(aListedPage('/kept', `${menu}\nRamps\nOpen all day`), [first, second]).kind).toBe(
      'different',
    );
  });

  it('is none where unknown URLs are answered with an error', () => {
    const unknown = aPage('/curbcut-1', { text: sorry, status: 404 });

    expect(compareWithUnknown(aPage('/a', { text: sorry }), unknown).kind).toBe('different');
  });

  it('is named with its evidence', () => {
    const evidence = says('visits.all_words_same', { n: 12 });

    const page = nameUnknown(aPage('/a'), evidence);
    expect(page).toEqual(wrong('soft_not_found', says('visits.same_page_at_unknown_url', { saidSame: evidence })));
    expect(say('en', page.saying)).toBe(
      'The site answers an unknown URL with the same page: all 12 words are the same.',
    );
    expect(nameUnknown(aSignInForm('/a'), evidence)).toMatchObject({ code: 'auth_required' });
  });
});

describe('against another listed URL', () => {
  it('the same password form is known again, the same true page is not', () => {
    expect(isSameForm(aSignInForm('/a'), aSignInForm('/b'))).toBe(true);
    expect(isSameForm(aPage('/a'), aPage('/b'))).toBe(false);
    expect(isSameForm(aSignInForm('/a'), aPage('/b'))).toBe(false);
    expect(isSameForm(aSignInForm('/a'), aSignInForm('/b', { title: 'Create an account' }))).toBe(false);
  });
});

it('a page has a digest, the same for the same text', () => {
  expect(digestPage(aPage('/a', { text: sorry }))).toBe(digestPage(aPage('/b', { text: sorry })));
});

it('a start page, a page that leads to one, and a sign-in page asked for have no digest', () => {
  expect(digestPage(aPage('/'))).toMatch(/^right /);
  expect(digestPage(aPage('/dead', { finalPath: '/' }))).toBeNull();
  expect(digestPage(aSignInForm('/login'))).toMatch(/^right /);
  expect(digestPage(aPage('/#/prices'))).toMatch(/^# /);
  expect(digestPage(aSignInForm('/reports'))).not.toBeNull();
});

it('two pages are distinguished by the words of the lines that only one has', () => {
  const first = aPage('/a', { text: 'Menu\nThe red bell' });
  const second = aPage('/b', { text: 'Menu\nThe blue bell\nand more' });

  expect(countApart(first, second)).toEqual({ onlyFirst: 1, onlySecond: 3 });
});

it('a line that one page has more often counts as often', () => {
  expect(countApart(aPage('/a', { text: 'Read on\nRead on' }), aPage('/b', { text: 'Read on' })).onlyFirst).toBe(2);
});

it('a script without spaces is counted by characters', () => {
  expect(countApart(aPage('/a', { text: '首頁\n無障礙坡道' }), aPage('/b', { text: '首頁' })).onlyFirst).toBe(5);
});

it('the words of its own URL distinguish a page only where the other does not repeat its own', () => {
  const page = aPage('/old-bell', { text: 'Nothing about old bell' });

  expect(countApart(page, aPage('/new-lamp', { text: 'Nothing about new lamp' }))).toEqual({
    onlyFirst: 0,
    onlySecond: 0,
  });
  expect(countApart(page, aPage('/new-lamp', { text: 'Nothing about' }))).toEqual({ onlyFirst: 2, onlySecond: 0 });
});

it('a page lacks the words that two others share and it does not have', () => {
  const others = [
    aPage('/b', { text: 'Menu\nSorry, none\nTip one' }),
    aPage('/c', { text: 'Menu\nSorry, none\nTip two' }),
  ] as const;

  expect(countMissing(aPage('/a', { text: 'Menu\nA story' }), others)).toBe(2);
});
