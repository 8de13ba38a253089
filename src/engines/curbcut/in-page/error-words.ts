/** Beginnings of words that only a message about an error has. */
export const errorWords: readonly string[] = [
  // English
  'error|invalid|incorrect|wrong|missing|required|mandatory|fill (?:in|out)|not valid|problem|fix|can(?:no|.?)t be (?:blank|empty)|(?:is|are) (?:blank|empty)',
  // German
  'fehler|fehlt|ungültig|pflicht|erforderlich|ausfüllen|ausgefüllt|nicht leer',
  // French, Spanish and Portuguese, Italian
  'erreur|invalide|obligatoire|requis|manquant',
  'obligatori|obrigatóri|requerid|inválid|erro\\b',
  'errore|obbligatori|richiest|non valid',
  // Dutch; Danish, Norwegian and Swedish; Polish
  'fout|verplicht|ongeldig',
  'fejl|feil\\b|fel\\b|påkrævet|påkrevd|obligatorisk|krävs|ogiltig|ugyldig',
  'błąd|błęd|wymagan|nieprawidł',
];

/** Beginnings of words that a message about an error may have. */
export const askingWords: readonly string[] = [
  'please|enter|choose|select|provide|must|needs?\\b|tell us|add\\b|give\\b|type\\b',
  'bitte|muss|müssen|eingeben|geben sie|gib|wählen|auswählen',
  'veuillez|saisi|doit|choisi|por favor|introduzca|debe|preencha|selecci|inserisci|deve|seleziona',
  'vul\\b|voer|kies|vælg|velg|välj|skal|måste|angi|podaj|wybierz|proszę',
];

export const waitingWords: readonly string[] = [
  'wait|loading|sending|submitting|one moment|warten|lädt|wird g|attendez|espere',
];

/** The words of a message that says only that something is wrong. */
export const vagueWords: readonly string[] = [
  'is|are|this|the|your|has|an?|field|value|input|entry|not|there|for|of|in|please|correctly',
  'error|errors|invalid|incorrect|wrong|valid|bad|oops|sorry',
  'das|der|die|diese[rs]?|ist|nicht|feld|wert|eingabe|ein|fehler|ungültig(?:e[rs]?)?|falsch(?:e[rs]?)?|gültig(?:e[rs]?)?',
  'le|la|ce|champ|valeur|est|pas|une?|erreur|invalide|incorrecte?|el|es|campo|valor|no|inválid[oa]|incorrect[oa]|errore|valore|non|valid[oa]',
];

export function saysError(text: string): boolean {
  return hasWord(errorWords, text);
}

/** True for a text that is likely to be about an error if it is next to a field. */
export function asksFor(text: string): boolean {
  return saysError(text) || (hasWord(askingWords, text) && !hasWord(waitingWords, text));
}

/** True for "is not valid" and the like. `label`: the label of its field, which says nothing about the error. */
export function isVague(text: string, label: string): boolean {
  const said = text.toLowerCase().replace(label.toLowerCase(), ' ');
  const words = said.match(/\p{L}+/gu) ?? [];
  const vague = new RegExp(`^(?:${vagueWords.join('|')})$`, 'u');
  return words.length > 0 && words.every((word) => vague.test(word));
}

export function hasWord(words: readonly string[], text: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu').test(text);
}
