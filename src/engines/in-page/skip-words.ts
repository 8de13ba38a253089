/** True for names of skip links, in languages of many sites. */
export function saysSkip(name: string): boolean {
  return /\bskip\b|\bjump to\b|zum (?:haupt)?inhalt|springen|überspring|aller au contenu|passer au|(?:saltar|ir) (?:al|a la|hasta)|vai al|naar (?:de )?(?:hoofd)?inhoud|pular|ir para o|hoppa till|hopp til|gå til|przejdź do|перейти к/i.test(
    name,
  );
}

/** True for a link to another page: `base` changes the address of links to a part of this one, too. */
export function leadsElsewhere(link: HTMLAnchorElement): boolean {
  return link.href.split('#')[0] !== location.href.split('#')[0];
}
