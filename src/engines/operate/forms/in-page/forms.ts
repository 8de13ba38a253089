import { nameOf } from '../../../curbcut/in-page/accessible-name.ts';
import type { Field } from '../../../curbcut/in-page/fields.ts';
import { cut, findAll } from '../../../in-page/elements.ts';
import { digest } from '../../../in-page/digest.ts';
import { lookOfPage } from '../../../in-page/page-look.ts';
import { isCostly } from '../../opening/in-page/opener-words.ts';
import { isShown } from '../../opening/in-page/shown-elements.ts';
import { declaresValue, fieldsOf, listWithin } from '../../../curbcut/in-page/form-fields.ts';
import { readTexts } from './texts.ts';

/** `fields`: those that say that they must be filled in, or how. `all`: these and the others. */
export type TriedForm = {
  readonly form: HTMLFormElement;
  readonly button: HTMLElement;
  readonly fields: readonly Field[];
  readonly all: readonly Field[];
  /** Equal for forms with the same markup and look. */
  readonly key: string;
};

declare global {
  interface Window {
    curbcutForms?: readonly TriedForm[];
    /** The texts of the page as loaded. Other rules move the focus through fields, which then may show errors. */
    curbcutLoaded?: ReadonlyMap<Element, string>;
  }
}

/** Chooses the first forms that say of a field that it must be filled in, or how: one of those that are alike. */
export function chooseForms(most: number): void {
  window.curbcutForms = listForms(most);
  if (window.curbcutForms.length > 0) window.curbcutLoaded = readTexts();
}

export function listForms(most: number): readonly TriedForm[] {
  const mostElements = 8_000;
  if (document.getElementsByTagName('*').length > mostElements) return [];
  const tried = findAll('form').flatMap((form) => (form instanceof HTMLFormElement ? (toTried(form) ?? []) : []));
  const isFirst = ({ key }: TriedForm, index: number) => tried.findIndex((other) => other.key === key) === index;
  return tried.filter(isFirst).slice(0, most);
}

export function toTried(form: HTMLFormElement): TriedForm | undefined {
  const all = fieldsOf(form);
  const fields = all.filter((field) => declaresValue(field) && isShown(field));
  const button = fields.length === 0 || isSearch(form, all) ? undefined : findButton(form);
  if (button === undefined || isCostlyForm(form, button)) return undefined;
  return { form, button, fields, all, key: keyOf(form) };
}

/** Hidden fields hold another token on each page. */
export function keyOf(form: HTMLFormElement): string {
  const longest = 20_000;
  const markup = cut(form.outerHTML, longest).replaceAll(/ value="[^"]*"/g, '');
  return digest([lookOfPage(), markup].join('|'));
}

export function isSearch(form: HTMLFormElement, fields: readonly Field[]): boolean {
  if (form.closest('search, [role=search]') !== null) return true;
  const isQuery = ({ type, name }: Field) => type === 'search' || /^(?:q|s|query|search|suche)$/i.test(name);
  return fields.some(isQuery);
}

/** The button that Enter in a field would press. */
export function findButton(form: HTMLFormElement): HTMLElement | undefined {
  const inside = [...new Set([...listWithin(form), ...form.elements])];
  const buttons = inside.filter((one): one is HTMLButtonElement | HTMLInputElement =>
    one.matches('button:not([type=button], [type=reset]), input:is([type=submit], [type=image])'),
  );
  const usable = buttons.filter((button) => button.form === form && !button.disabled && isShown(button));
  return usable.find((button) => !button.formNoValidate) ?? usable[0];
}

/** A form that pays, deletes or signs out is left alone, although nothing would leave. */
export function isCostlyForm(form: HTMLFormElement, button: HTMLElement): boolean {
  if (form.getAttribute('method')?.toLowerCase() === 'dialog') return true;
  const path = (form.getAttribute('action') ?? '').split(/[?#]/)[0] ?? '';
  const own = ['aria-label', 'value', 'id', 'name', 'title', 'formaction', 'alt'];
  const named = [button, form].flatMap((one) => own.map((name) => one.getAttribute(name) ?? ''));
  return [nameOf(button), path, ...named].some((name) => isCostly(name.replaceAll(/[_-]/g, ' ')));
}
