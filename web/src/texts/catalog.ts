/** The shape of a catalog, from the English one: the same keys and arguments, any words. */
export type Catalog<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Catalog<T[Key]> };
