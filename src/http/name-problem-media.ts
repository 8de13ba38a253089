type Answer = { content?: Record<string, { readonly schema?: unknown }> };
type Operation = { readonly responses?: Readonly<Record<string, Answer>> };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const problemReference = '#/components/schemas/Problem';

/** The generator takes every answer for `application/json`. Problem documents (RFC 9457) are not. */
export function nameProblemMedia<Document extends object>(document: Document): Document {
  // We generate this document from our schemas, so its shape is known.
  const { paths = {} } = document as { readonly paths?: Paths };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const answers = operations.flatMap(({ responses = {} }) => Object.values(responses));
  for (const answer of answers) nameMedia(answer);
  return document;
}

function nameMedia(answer: Answer): void {
  const content = answer.content?.['application/json'];
  if (content === undefined || !JSON.stringify(content).includes(problemReference)) return;
  answer.content = { 'application/problem+json': content };
}
