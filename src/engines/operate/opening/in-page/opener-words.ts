/** Elements that declare in HTML and ARIA that they open something. */
export const declaredOpeners: readonly string[] = [
  '[aria-expanded="false"]',
  '[aria-haspopup]:not([aria-haspopup="false"], [aria-expanded="true"])',
  'details:not([open]) > summary',
  'button[popovertarget]:not([popovertargetaction="hide"])',
  'button[commandfor]:is([command="show-modal"], [command="show-popover"], [command="toggle-popover"])',
  '[role="tab"][aria-selected="false"]',
  'button[aria-controls]:not([aria-expanded="true"])',
];

/** Bootstrap 3 to 5, and what is made of it: MDB, CoreUI. */
export const toggleNames: readonly string[] = [
  'data-bs-toggle',
  'data-toggle',
  'data-mdb-toggle',
  'data-coreui-toggle',
];
export const toggleKinds: readonly string[] = ['dropdown', 'collapse', 'modal', 'offcanvas', 'tab', 'pill'];

/** The attributes by which other well-known libraries know what opens something. */
export const libraryOpeners: readonly string[] = [
  // Foundation
  'button[data-toggle]',
  'button[data-open]',
  'a[data-open]',
  // UIkit
  '[uk-toggle]',
  '[data-uk-toggle]',
  // Flowbite, Preline
  '[data-modal-target]',
  '[data-dropdown-toggle]',
  '[data-collapse-toggle]',
  '[data-drawer-target]',
  '[data-hs-overlay]',
  // AdminLTE, Micromodal, a11y-dialog
  '[data-lte-toggle]',
  '[data-micromodal-trigger]',
  '[data-a11y-dialog-show]',
];

/** Beginnings of words for what costs, changes or ends something. Such an element is never pressed. */
export const costlyWords: readonly string[] = [
  // English
  'accept|agree|approve|archive|book now|buy|cancel|check ?out|clear|confirm|delete|deny|discard|donate|erase',
  'log ?(?:off|out)|order|pay\\b|pay now|place|post\\b|publish|purchase|reject|remove|reset|revoke|sign ?(?:off|out)',
  'transfer|trash|unsubscribe|vote',
  // German
  'abbestell|abmeld|annehm|ausloggen|bestätig|bestell|bezahl|buchen|entfern|kauf|kündig|lösch',
  'spende|stornier|veröffentlich|zahlen|zurücksetz|zustimm',
  // French
  'acheter|commander|confirmer|déconne|effacer|payer|publier|résilier|supprimer|vider',
  // Spanish and Portuguese
  'apagar|borrar|cerrar sesi|comprar|confirmar|eliminar|excluir|pagar|pedir|publicar|remover|sair|salir|terminar sess',
  // Italian
  'acquista|cancella|compra|conferma|disconnetti|elimina|esci|ordina|paga|pubblica|rimuovi',
  // Dutch
  'afmeld|betaal|bestel|bevestig|koop|uitlog|verwijder',
  // Danish, Norwegian and Swedish
  'bekræft|bekreft|bekräfta|beställ|bestil|betal|kjøp|køb|köp|log ud|logga ut|logg ut|radera|slet|ta bort',
  // Polish
  'kup|potwierdź|usuń|wyloguj|zamów|zapłać',
];

/** Beginnings of words for what sends or keeps something. An opener is not named so, but most buttons of forms are. */
export const sendingWords: readonly string[] = [
  // English, German, French
  'apply|save|send|submit|subscribe',
  'abonnier|absend|senden|speicher',
  'enregistrer|envoyer|valider',
  // Spanish and Portuguese, Italian, Dutch
  'enviar|guardar|salvar',
  'invia|salva',
  'opslaan|verzend',
  // Danish, Norwegian and Swedish, Polish
  'gem\\b|lagre|skicka|spara',
  'wyślij|zapisz',
];

/** True for a name that says that more happens than opening something. */
export function isHarmful(name: string): boolean {
  return isCostly(name) || beginsWith(sendingWords, name);
}

/** True for a name that says that something is paid, deleted or ended. */
export function isCostly(name: string): boolean {
  return beginsWith(costlyWords, name);
}

export function beginsWith(words: readonly string[], name: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu').test(name);
}

/** A selector for all that declares that it opens something. */
export function openerSelector(): string {
  const toggles = toggleNames.flatMap((name) => toggleKinds.map((kind) => `[${name}="${kind}"]`));
  return [...declaredOpeners, ...toggles, ...libraryOpeners].join(', ');
}
