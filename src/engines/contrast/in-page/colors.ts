import { findAll } from '../../in-page/elements.ts';

/** Identifies the inputs of contrast: colors, backgrounds and visibility of all elements. Frames are not included. */
export function digestColors(): string {
  const digest = { first: 0x811c9dc5, second: 0x1b873593 };
  for (const element of findAll('*')) {
    addStyle(digest, getComputedStyle(element));
    for (const pseudo of ['::before', '::after']) addPseudo(digest, getComputedStyle(element, pseudo));
    if (element instanceof HTMLImageElement) addText(digest, element.currentSrc);
  }
  return `${digest.first} ${digest.second}`;
}

export type Digest = { first: number; second: number };

export function addPseudo(digest: Digest, style: CSSStyleDeclaration): void {
  if (style.content !== 'none' && style.content !== 'normal') addStyle(digest, style);
}

export function addStyle(digest: Digest, style: CSSStyleDeclaration): void {
  const { color, backgroundColor, backgroundImage, opacity, display, visibility, textShadow, filter, fill } = style;
  addText(digest, `${color}${backgroundColor}${backgroundImage}${opacity}${display}${visibility}`);
  addText(digest, `${textShadow}${filter}${fill}${style.fontSize}${style.fontWeight}`);
}

/** FNV-1a, twice with different starts. */
export function addText(digest: Digest, text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    digest.first = Math.imul(digest.first ^ unit, 0x01000193);
    digest.second = Math.imul(digest.second ^ unit, 0x85ebca6b);
  }
}
