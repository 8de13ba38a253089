import { describe, expect, it } from 'vitest';
import { useReadingCounts } from '../../../test/e2e/reading-counts.ts';

const countsOf = useReadingCounts();

const passed = [1, 0, 0];
const review = [0, 0, 1];

describe('field-group', () => {
  const choices = (more = '', type = 'radio') =>
    ['Yes', 'No'].map((label) => `<label><input type="${type}" name="card" ${more}> ${label}</label>`).join(' ');

  it.each([
    ['radio buttons below a heading', `<form><h2>Have you a card?</h2>${choices()}</form>`, review],
    ['check boxes of one name', `<p>Which card?</p>${choices('', 'checkbox')}`, review],
    ['a fieldset with an empty legend', `<fieldset><legend></legend>${choices()}</fieldset>`, review],
    ['a fieldset', `<fieldset><legend>Have you a card?</legend><p>${choices()}</p></fieldset>`, passed],
    [
      'a group that names its question',
      `<b id="q">Card?</b><div role="radiogroup" aria-labelledby="q">${choices()}</div>`,
      passed,
    ],
    ['fields that name their question', `<b id="q">Card?</b>${choices('aria-describedby="q"')}`, passed],
    [
      'the same name in two forms',
      `<form><input type="radio" name="a"></form><form><input type="radio" name="a"></form>`,
      undefined,
    ],
    ['check boxes of different names', '<input type="checkbox" name="a"><input type="checkbox" name="b">', undefined],
    ['one for each row', `<table><tr><th>Book<tr><td>${choices('', 'checkbox')}</table>`, undefined],
    ['hidden ones', `<div hidden>${choices()}</div>Text`, undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('field-group', body)).toEqual(counts);
  });
});

describe('fieldset-name', () => {
  it.each([
    ['a legend', '<fieldset><legend>Address</legend><input></fieldset>', passed],
    [
      'a legend with an image',
      '<fieldset><legend><img alt="Address" src="/images/red.png"></legend></fieldset>',
      passed,
    ],
    ['another name', '<fieldset aria-label="Address"><input></fieldset>', passed],
    ['an empty legend', '<fieldset><legend> </legend><input></fieldset>', review],
    ['no legend', '<fieldset><input></fieldset>', review],
    ['a legend of another one', '<fieldset><fieldset><legend>Address</legend></fieldset></fieldset>', [1, 0, 1]],
    ['a frame', '<fieldset role="presentation"><input></fieldset>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('fieldset-name', body)).toEqual(counts);
  });
});

describe('labels-alike', () => {
  const name = '<label>Name <input></label>';

  it.each([
    ['two labels', `<form>${name}${name}</form>`, review],
    ['two names', '<input aria-label="Name"><input aria-label="name">', review],
    ['two groups', `<form><fieldset>${name}</fieldset><fieldset>${name}</fieldset></form>`, undefined],
    ['two headings', `<form><h2>Child</h2>${name}<h2>Parent</h2>${name}</form>`, undefined],
    ['two forms', `<form>${name}</form><form>${name}</form>`, undefined],
    ['two rows', `<table><tr><td>${name}<tr><td>${name}</table>`, undefined],
    [
      'names that differ',
      '<b id="a">Child</b><b id="b">Parent</b><input aria-labelledby="a"><input aria-labelledby="b">',
      undefined,
    ],
    [
      'radio buttons, and fields without a label',
      '<input><input><label>A<input type="radio"></label><label>A<input type="radio"></label>',
      undefined,
    ],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('labels-alike', body)).toEqual(counts);
  });
});

describe('hint-reference', () => {
  const field = (hint: string, more = '') => `<p><label for="a">Card</label>${hint}<input id="a" ${more}></p>`;
  const hint = '<span class="form-hint" id="h">On the back of it</span>';

  it.each([
    ['a hint before the field', field(hint), review],
    ['a hint that the field references', field(hint, 'aria-describedby="x h"'), passed],
    [
      'the help text of a framework',
      `<div><input aria-label="Card"><div class="form-text mt-1">On the back of it</div></div>`,
      review,
    ],
    ['a hint in the label', `<label>Card ${hint}<input></label>`, undefined],
    ['text of another class', field('<span class="title">On the back of it</span>'), undefined],
    ['an icon', field('<span class="help">Help</span>'), undefined],
    ['a link', field('<span class="help"><a href="/">Where is my card</a></span>'), undefined],
    ['several fields', `<p>${hint}<input aria-label="A"><input aria-label="B"></p>`, undefined],
    ['a hidden hint', field('<span class="form-hint" hidden>On the back of it</span>'), undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('hint-reference', body)).toEqual(counts);
  });
});

describe('errors-marked', () => {
  const form = (alert: string, more = '') =>
    `<form><div role="alert">${alert}</div><label>Card <input ${more}></label></form>`;

  it.each([
    ['no field is marked', form('There are errors in this form.'), review],
    ['another language', form('Das Formular enthält Fehler.'), review],
    ['a field is marked', form('There are errors in this form.', 'aria-invalid="true"'), passed],
    ['a link to the field', form('<a href="#card">Card: 1 error</a>'), passed],
    ['an alert about something else', form('Your card was saved.'), undefined],
    ['an empty alert', form(''), undefined],
    ['no form', '<div role="alert">An error has occurred.</div><input aria-label="Card">', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('errors-marked', body)).toEqual(counts);
  });
});
