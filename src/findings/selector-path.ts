/** The selectors of a path through frames and shadow roots, from the outermost to that of the element itself. */
export function pathOfSelector(selector: string): readonly string[] {
  return selector.split(' >>> ');
}
