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

/** Beginnings of words for what changes, costs, sends or ends something. Such an element is never pressed. */
export const harmfulWords: readonly string[] = [
  // English
  'accept|agree|apply|approve|archive|book now|buy|cancel|check ?out|clear|confirm|delete|deny|discard|donate|erase',
  'log ?(?:off|out)|order|pay\\b|pay now|place|post\\b|publish|purchase|reject|remove|reset|revoke|save|send|sign ?(?:off|out)',
  'submit|subscribe|transfer|trash|unsubscribe|vote',
  // German
  'abbestell|abmeld|abonnier|absend|annehm|ausloggen|bestätig|bestell|bezahl|buchen|entfern|kauf|kündig|lösch|senden|speicher',
  'spende|stornier|veröffentlich|zahlen|zurücksetz|zustimm',
  // French
  'acheter|commander|confirmer|déconne|effacer|enregistrer|envoyer|payer|publier|résilier|supprimer|valider|vider',
  // Spanish and Portuguese
  'apagar|borrar|cerrar sesi|comprar|confirmar|eliminar|enviar|excluir|guardar|pagar|pedir|publicar|remover|sair|salir|salvar|terminar sess',
  // Italian
  'acquista|cancella|compra|conferma|disconnetti|elimina|esci|invia|ordina|paga|pubblica|rimuovi|salva',
  // Dutch
  'afmeld|betaal|bestel|bevestig|koop|opslaan|uitlog|verwijder|verzend',
  // Danish, Norwegian and Swedish
  'bekræft|bekreft|bekräfta|beställ|bestil|betal|gem\\b|kjøp|køb|köp|lagre|log ud|logga ut|logg ut|radera|skicka|slet|spara|ta bort',
  // Polish
  'kup|potwierdź|usuń|wyloguj|wyślij|zamów|zapisz|zapłać',
];

/** True for a name that says that more happens than opening something. */
export function isHarmful(name: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${harmfulWords.join('|')})`, 'iu').test(name);
}

/** A selector for all that declares that it opens something. */
export function openerSelector(): string {
  const toggles = toggleNames.flatMap((name) => toggleKinds.map((kind) => `[${name}="${kind}"]`));
  return [...declaredOpeners, ...toggles, ...libraryOpeners].join(', ');
}
