type Answer = { readonly description: string; readonly content: object };
type Operation = { readonly parameters?: readonly unknown[]; responses?: Record<string, unknown> };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const asked: Readonly<Record<string, Answer>> = {
  400: { description: 'The URL, a parameter or the body is not valid.', content },
};
const sent: Readonly<Record<string, Answer>> = {
  413: { description: 'The body is too large.', content },
  415: { description: 'The body has another content type.', content },
};
const any: Readonly<Record<string, Answer>> = {
  default: {
    description:
      'Any request may be refused by access control (401, 403), for its host (421), or for too many requests (429), and fail while the database is unavailable (503).',
    content,
  },
};

/** Adds the answers that no route declares, because the service sends them before a route, or instead of any route. */
export function addGeneralProblems<Document extends object>(document: Document): Document {
  // We generate this document from our schemas, so its shape is known.
  const { paths = {} } = document as { readonly paths?: Paths };
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods))
      operation.responses = { ...generalProblems(method, operation), ...operation.responses };
  return document;
}

/** A request with a method other than GET may have a body, even if the route does not read it. */
function generalProblems(method: string, { parameters = [] }: Operation): Readonly<Record<string, Answer>> {
  if (method !== 'get') return { ...asked, ...sent, ...any };
  return parameters.length > 0 ? { ...asked, ...any } : any;
}
