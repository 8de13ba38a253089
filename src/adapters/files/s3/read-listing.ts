import { SaxesParser } from 'saxes';

/** One piece of a ListObjectsV2 response. `next`: where the following piece begins; undefined in the last one. */
export type Listing = {
  readonly keys: readonly string[];
  readonly prefixes: readonly string[];
  readonly next: string | undefined;
};

/** Reads the XML of a list of objects. Throws for a text that is not one. */
export function readListing(xml: string): Listing {
  const [keys, prefixes]: [string[], string[]] = [[], []];
  let next: string | undefined;
  let isListing = false;
  const path: string[] = [];
  let content = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    content = '';
    isListing ||= name === 'ListBucketResult';
  });
  parser.on('text', (piece) => (content += piece));
  parser.on('closetag', () => {
    const place = path.slice(1).join('/');
    if (place === 'Contents/Key') keys.push(content);
    if (place === 'CommonPrefixes/Prefix') prefixes.push(content);
    if (place === 'NextContinuationToken') next = content;
    path.pop();
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  if (!isListing) throw new Error('The object store answered with something that is not a list of objects.');
  return { keys, prefixes, next: next === '' ? undefined : next };
}
