import type { Texts } from '../texts/texts.ts';

type Fields = ReadonlySet<string>;

const problem: Fields = new Set(['problem', 'detail', 'last_error']);
const healthPart: Fields = new Set(['detail', 'remedy']);
const standard: Fields = new Set(['title', 'name', 'text']);

/** The fields of each route's answers that hold sentences, wherever they are in it. All others are data. */
const fieldsByRoute: Readonly<Record<string, Fields>> = {
  '/api/scans/:id/standards/:standard': standard,
  '/api/standards': standard,
  '/api/health/details': healthPart,
  '/api/schedules': problem,
  '/api/schedules/:id': problem,
  '/api/sign-ins': problem,
  '/api/sign-ins/:id': problem,
  '/api/sign-ins/:id/test': problem,
  '/api/webhooks': problem,
  '/api/webhooks/:id': problem,
  '/api/webhooks/:id/test': problem,
  '/api/webhooks/:id/deliveries': problem,
  '/api/webhooks/:id/deliveries/:delivery_id/retry': problem,
};

export const sentenceFields = {
  /** Of a problem document (RFC 9457). */
  problem: new Set(['title', 'detail', 'message']) as Fields,
  /** Undefined: the route's answers have none. */
  of: (route: string): Fields | undefined => (Object.hasOwn(fieldsByRoute, route) ? fieldsByRoute[route] : undefined),
};

/** The same answer with its sentences in the language of the texts. */
export function sayIn<T>(answer: T, fields: Fields, texts: Texts): T {
  const sayValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sayValue);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        typeof part === 'string' && fields.has(name) ? texts.say(part) : sayValue(part),
      ]),
    );
  };
  // An answer keeps its shape: strings stay strings.
  return sayValue(answer) as T;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
