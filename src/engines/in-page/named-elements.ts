/** The elements that an attribute names by their ids. */
export function listNamed(element: Element, attribute: string): readonly Element[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.flatMap((id) => root.getElementById(id) ?? []);
}

export function textOfIds(element: Element, attribute: string): string {
  return listNamed(element, attribute)
    .map(({ textContent }) => textContent ?? '')
    .join(' ');
}
