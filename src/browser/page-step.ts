/** A step in a page. `text` is called when it is typed. */
export type PageStep =
  | { readonly do: 'goto'; readonly url: string }
  | { readonly do: 'fill'; readonly selector: string; readonly text: () => string }
  | { readonly do: 'click'; readonly selector: string }
  | { readonly do: 'press'; readonly selector: string; readonly key: string }
  | { readonly do: 'wait_for'; readonly selector: string };
