/** The URL of a frame element's document. */
export function urlOfFrame(selector: string | readonly string[]): string {
  const source = axe.utils.shadowSelect(selector)?.getAttribute('src') ?? '';
  return source !== '' && URL.canParse(source, document.baseURI)
    ? new URL(source, document.baseURI).href.slice(0, 500)
    : '';
}

/** The frame element that a selector of axe names. */
export function findFrame(selector: string | readonly string[]): Element | null {
  return axe.utils.shadowSelect(selector);
}
