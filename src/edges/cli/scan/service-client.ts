import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { z } from 'zod';
import type { GivenJudgement } from '../../../reports/baseline/judgement.ts';
import { CommandFailure, exitCodes } from '../command-failure.ts';
import type { ScanOrder, Target } from './scan-order.ts';
import type { Card, FailedPages, Health, ScanAnswer, ScanStandardAnswer } from './service-answers.ts';
import {
  cardsSchema,
  failedPagesSchema,
  healthSchema,
  markSchema,
  marksSchema,
  problemSchema,
  scanAnswerSchema,
  scanStandardSchema,
  signInSchema,
} from './service-answers.ts';
import type { Answer, Patience, Transport } from './transport.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** The service's refusal of one request. */
export class ServiceRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** The seconds after which the service expects the request again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, refusal: { status: number; code: string; retryAfter: number | undefined }) {
    super(message);
    this.status = refusal.status;
    this.code = refusal.code;
    this.retryAfter = refusal.retryAfter;
  }
}

/**
 * The part of the REST interface that the command needs. Throws ServiceRefusal, and CommandFailure if the service is
 * unreachable.
 */
export class ServiceClient {
  readonly #transport: Transport;
  #signIn: string | undefined;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get pollMs(): number {
    return this.#transport.pollMs;
  }

  /** Sets the sign-in of all scans that are created after this call. */
  async signInWith(signIn: NonNullable<ScanOrder['signIn']>): Promise<void> {
    if ('id' in signIn) this.#signIn = signIn.id;
    else
      this.#signIn = (await this.#ask(signInSchema, await this.#transport.request('POST', '/api/sign-ins', signIn))).id;
  }

  async create(target: Target, tag: string | undefined): Promise<ScanAnswer> {
    const { url, scanType, viewport, ...rest } = target;
    const { reach, ...fields } = { reach: undefined, ...rest };
    const body = {
      ...fields,
      ...reach,
      sitemap_url: url,
      scan_type: scanType,
      viewport_preset: viewport,
      ...(tag === undefined ? {} : { tag }),
      ...(this.#signIn !== undefined && { sign_in: this.#signIn }),
    };
    return this.#ask(scanAnswerSchema, await this.#transport.request('POST', '/api/scans', { body }));
  }

  async read(id: string): Promise<ScanAnswer> {
    return this.#get(scanAnswerSchema, pathOf(id));
  }

  async pause(id: string): Promise<ScanAnswer> {
    return this.#ask(scanAnswerSchema, await this.#transport.request('POST', `${pathOf(id)}/pause`));
  }

  async end(id: string): Promise<ScanAnswer> {
    return this.#ask(scanAnswerSchema, await this.#transport.request('POST', `${pathOf(id)}/end`));
  }

  async readFailedPages(id: string, limit: number): Promise<FailedPages> {
    return this.#get(failedPagesSchema, `${pathOf(id)}/pages?status=failed&limit=${limit}`);
  }

  /** Every issue group that the engines proved. There are at most as many as rules. */
  async readFailedCards(id: string, standard: string | undefined): Promise<readonly Card[]> {
    const limit = standard === undefined ? '' : `&standard=${standard}`;
    return (await this.#get(cardsSchema, `${pathOf(id)}/issues/chunks?kind=failed&limit=500${limit}`)).issues;
  }

  /** Throws if the service does not know the standard, because it would count everything. */
  async readStandard(id: string, standard: string): Promise<ScanStandardAnswer> {
    return this.#get(scanStandardSchema, `${pathOf(id)}/standards/${standard}`);
  }

  /** `mark`: the body of a request to mark findings. */
  async mark(id: string, mark: object): Promise<void> {
    const path = `${pathOf(id)}/false-positives`;
    await this.#ask(markSchema, await this.#transport.request('POST', path, { body: mark }));
  }

  /** True while a job applies marks that cover many findings. */
  async isMarking(id: string): Promise<boolean> {
    const { false_positives: marks } = await this.#get(marksSchema, `${pathOf(id)}/false-positives?limit=500`);
    return marks.some(({ state }) => state === 'applying');
  }

  async readHealth(): Promise<Health> {
    return this.#get(healthSchema, '/api/health/details');
  }

  /** The caller must read the stream to its end. `patience`: a `document` is complete before its first byte is sent. */
  async download(
    id: string,
    file: string,
    { patience = 'download', judgement }: { readonly patience?: Patience; readonly judgement?: GivenJudgement } = {},
  ): Promise<Readable> {
    const options = { patience, ...(judgement !== undefined && { body: judgement }) };
    const method = judgement === undefined ? 'GET' : 'POST';
    const answer = await this.#transport.request(method, `${pathOf(id)}/issues/${file}`, options);
    if (answer.status === 200) return answer.body;
    throw await describeRefusal(answer);
  }

  async #get<T>(schema: z.ZodType<T>, path: string): Promise<T> {
    return this.#ask(schema, await this.#transport.request('GET', path));
  }

  async #ask<T>(schema: z.ZodType<T>, answer: Answer): Promise<T> {
    if (answer.status < 200 || answer.status > 299) throw await describeRefusal(answer);
    const parsed = schema.safeParse(await readJson(answer));
    if (parsed.success) return parsed.data;
    throw new CommandFailure(exitCodes.cannotWork, commandLine.failures.otherVersion);
  }
}

function pathOf(id: string): string {
  return `/api/scans/${encodeURIComponent(id)}`;
}

/** Returns undefined if the body is not JSON. */
async function readJson({ body }: Pick<Answer, 'body'>): Promise<unknown> {
  return json(body).catch((error: unknown) => {
    if (error instanceof CommandFailure) throw error;
  });
}

async function describeRefusal({ status, retryAfter, body }: Answer): Promise<ServiceRefusal> {
  const parsed = problemSchema.safeParse(await readJson({ body }));
  if (!parsed.success)
    return new ServiceRefusal(commandLine.failures.answered(status), { status, code: '', retryAfter });
  const { code, detail, errors } = parsed.data;
  const fields = errors.map(({ path, message }) => `${path === 'sitemap_url' ? 'URL' : path}: ${message}`);
  // The detail of a single fault repeats it, with the name of the field in the interface.
  const isRepeated = errors.some(({ message }) => detail.includes(message));
  return new ServiceRefusal((isRepeated ? fields : [detail, ...fields]).join(' '), { status, code, retryAfter });
}
