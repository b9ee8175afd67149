import type { Finding } from '../traffic/exchange.ts';
import type { ProblemKind } from './problems.ts';

/** Details of a refusal in addition to its kind and its sentence. */
export interface RefusalMore {
  headers?: Readonly<Record<string, string>>;
  findings?: readonly Finding[];
  /**
   * The part that follows the service's own words, where it has some: the message by default.
   * Programs compare a few of those words as a whole; nothing follows them.
   */
  answer?: string;
  /** Fields of the answer that are other than the area's usual. */
  body?: Readonly<Record<string, unknown>>;
  /** The status, if it is not the area's usual one. */
  status?: number;
}

/**
 * The longest sentence. Sentences quote the request, which may have megabytes, and are kept with
 * the traffic.
 */
const longest = 20_000;

/** Ends the handling of a request with one of the area's problems. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: ProblemKind;
  readonly headers: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number | undefined;
  readonly answer: string | undefined;

  /** @param message the sentence for people: the problem, its place, and the remedy */
  constructor(
    kind: ProblemKind,
    message: string,
    { headers = {}, findings = [], answer, body = {}, status }: RefusalMore = {},
  ) {
    super(message.length > longest ? `${message.slice(0, longest)}…` : message);
    this.kind = kind;
    this.headers = headers;
    this.findings = findings;
    this.body = body;
    this.status = status;
    this.answer = answer;
  }
}
