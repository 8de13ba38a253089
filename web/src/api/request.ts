import { apiPath } from '../reach/share-link.ts';
import { language } from '../texts/language.ts';
import type { Answers } from './api-types.ts';

/** The service's problem document (RFC 9457), or that it did not respond (`code` "unreachable", `status` 0). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly { readonly path: string; readonly message: string }[];

  constructor(fields: {
    readonly status: number;
    readonly code: string;
    readonly detail: string;
    readonly errors?: ApiProblem['errors'];
  }) {
    super(fields.detail);
    this.name = 'ApiProblem';
    this.status = fields.status;
    this.code = fields.code;
    this.errors = fields.errors ?? [];
  }
}

export type Answer<Name extends keyof Answers> = Answers[Name];
export type Listed<T> = { readonly items: T; readonly total: number };

type Sending = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly body?: unknown };

/** Reads one URL of the service as JSON. The caller gives the response's type, from the OpenAPI document. */
export async function readJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await ask(path, signal === undefined ? {} : { signal });
  return (await response.json()) as T; // our own service, whose document the types were written from
}

/** Like `readJson`, for a list whose length is in `X-Total-Count`. */
export async function readList<T>(path: string, signal?: AbortSignal): Promise<Listed<T>> {
  const response = await ask(path, signal === undefined ? {} : { signal });
  const items = (await response.json()) as T; // as above
  return { items, total: Number(response.headers.get('x-total-count') ?? 0) };
}

/** Sends a change; the answer is undefined for 204. */
export async function sendJson<T>(path: string, { method, body }: Sending): Promise<T> {
  const withBody =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...asPage, 'content-type': 'application/json' } };
  const response = await ask(path, { method, ...withBody });
  return (response.status === 204 ? undefined : await response.json()) as T; // as above
}

/** Parts of a query that are undefined or empty are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The service answers sentences in the language of the page, which is not always the first one of the browser. */
const asPage = { 'accept-language': language };

async function ask(path: string, options: RequestInit): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- in the browser fetch is the only way out, and the content security policy limits it to the service
  const response = await fetch(apiPath(path), { headers: asPage, ...options, redirect: 'manual' }).catch(
    (cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new ApiProblem({ status: 0, code: 'unreachable', detail: '' });
    },
  );
  if (isOfProxy(response)) throw new ApiProblem({ status: 401, code: signedOutByProxy, detail: '' });
  if (!response.ok) throw await readProblem(response);
  return response;
}

/** A proxy that signs people in answered instead of the service: the person is signed out there. */
export const signedOutByProxy = 'signed_out_by_proxy';

/** The service never redirects, answers with JSON, and gives its reasons for a refusal in JSON. */
function isOfProxy({ type, ok, status, headers }: Response): boolean {
  if (type === 'opaqueredirect') return true;
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return isHtml && (ok || status === 401 || status === 403);
}

type ProblemDocument = { readonly code?: string; readonly detail?: string; readonly errors?: ApiProblem['errors'] };

async function readProblem(response: Response): Promise<ApiProblem> {
  const document = (await response.json().catch(() => ({}))) as ProblemDocument; // a proxy in between may answer with anything
  return new ApiProblem({
    status: response.status,
    code: document.code ?? 'unknown',
    detail: document.detail ?? '',
    errors: document.errors ?? [],
  });
}
