import { nameOf } from '../../../curbcut/in-page/accessible-name.ts';
import { listNamed } from '../../../in-page/named-elements.ts';
import { quote } from '../../../in-page/elements.ts';

/** Words for what people do with a control, and for its effect. A sentence with both may announce a change. */
export const actWords: readonly string[] = [
  'select|choos|chang|pick|option|drop-?down|\\blist|menu|field|filter|answer|check|tick|typ|enter|box',
  'ausw[aä]hl|wähl|wechs|änder|liste|feld|eingeb|eingab',
  'choix|choisi|sélect|saisi',
  'elegi|elija|selecc|cambi',
  'scegli|selezion',
  'kies|keuze|wijzig',
];
export const effectWords: readonly string[] = [
  'automat|immediate|instant|at once|as soon|right away|straight|without|reload|refresh|\\bloads?|submit|\\bsen[dt]|open',
  'window|\\btab\\b|new page|redirect|takes? you|goe?s? to|jump|leave',
  'direkt|sofort|unmittelbar|ohne|lädt|laden|öffne|fenster|seite|gesendet|weitergeleitet|führt',
  'recharg|ouvr|envoy|immédiat|fenêtre|redirig',
  'recarg|abr[ei]|inmediat|ventana',
  'ricaric|apr[ei]|finestra',
  'herlaad|venster',
];
/** Beginnings of a label that is an instruction, such as "Go to". */
export const goWords: readonly string[] = [
  'go|jump|switch|open|take me|show',
  'gehe|springe|öffne|wechsle',
  'aller|ir a|vai|ga naar',
];
/** The languages of all these words. */
export const languages: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'nl'];

/**
 * The text that may announce what a control does. Null if there is none. People may read it anywhere before the control
 * (technique G13). In its group, any sentence may be it, and elsewhere one that has words for it. A page in another
 * language may say it in any text.
 */
export function findAdvice(control: HTMLElement): string | null {
  const leads = new RegExp(`^(?:${goWords.join('|')})(?!\\p{L})`, 'iu');
  const own = [...namesOf(control), ...describedBy(control)].find((text) => leads.test(text) || isAdvice(text));
  const near = own ?? sentenceIn(groupOf(control)) ?? document.body.innerText.split(/[.!?\n]/).find(isAdvice);
  if (near !== undefined) return quote(near.trim());
  const [language = ''] = document.documentElement.lang.toLowerCase().split('-', 1);
  return languages.includes(language) && !mayBeStep(control) ? null : '';
}

export function isAdvice(text: string): boolean {
  return [actWords, effectWords].every((words) => new RegExp(words.join('|'), 'iu').test(text));
}

/** All that names a control. */
export function namesOf(control: HTMLElement): readonly string[] {
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const names = ['title', 'placeholder', 'name', 'id', 'aria-label', 'aria-description'];
  return [
    nameOf(control),
    ...labels.map((label) => label.textContent ?? ''),
    ...names.map((name) => control.getAttribute(name) ?? ''),
    control.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
  ].filter((name) => name !== '');
}

export function describedBy(control: HTMLElement): readonly string[] {
  return listNamed(control, 'aria-describedby').map(({ textContent }) => textContent ?? '');
}

export function groupOf(control: HTMLElement): Element | null {
  return control.closest('form, fieldset, [role=form], [role=search], [role=group], [role=radiogroup], p, li, td');
}

/** A text of some words that is neither a label nor a control nor a heading. */
export function sentenceIn(group: Element | null): string | undefined {
  if (group === null) return undefined;
  const least = 4;
  const others =
    'label, legend, select, button, a, textarea, h1, h2, h3, h4, h5, h6, script, style, [role=radio], [role=checkbox]';
  const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isOther = node.parentElement?.closest(others) ?? null;
    const text = node.textContent ?? '';
    if (isOther === null && (text.match(/\p{L}+/gu) ?? []).length >= least) return text;
  }
  return undefined;
}

/** A question of a survey goes on to the next one, as its first page may say (technique G13, second example). */
export function mayBeStep(control: HTMLElement): boolean {
  const form = control.closest('form');
  return form?.method === 'post' && !(control instanceof HTMLSelectElement);
}
