type Media = { readonly schema?: { readonly description?: string } };
type Answer = { content?: Record<string, Media> };
type Operation = { readonly responses?: Readonly<Record<string, Answer>> };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const problemReference = '#/components/schemas/Problem';
/** Matches a media type without parameters such as `charset`. */
const mediaType = /^(?:application|image|text)\/[\w.+-]+/;

/**
 * The generator declares every response as `application/json`. That is wrong for problem documents (RFC 9457), and for
 * responses whose schema has a media type as its description.
 */
export function nameMediaTypes<Document extends object>(document: Document): Document {
  // We generate this document from our schemas, so its shape is known.
  const { paths = {} } = document as { readonly paths?: Paths };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const answers = operations.flatMap(({ responses = {} }) => Object.values(responses));
  for (const answer of answers) {
    const media = answer.content?.['application/json'];
    if (media !== undefined) answer.content = { [nameMediaType(media)]: media };
  }
  return document;
}

function nameMediaType(media: Media): string {
  if (JSON.stringify(media).includes(problemReference)) return 'application/problem+json';
  return mediaType.exec(media.schema?.description ?? '')?.[0] ?? 'application/json';
}
