import type { Exchange } from './exchange.js';
import { createError, isSuccess, read, trusted, type Received } from './read.js';

/** A success that an operation documents. */
export interface Success<Data> {
  readonly status: number;
  readonly data: Data;
  readonly headers: Headers;
  /** The standard `Response`; its body is read already. */
  readonly response: Response;
}

/** Any answer that an operation documents; `status` tells which. */
export type Answer<Responses> = {
  [Status in keyof Responses]: {
    readonly status: Status;
    readonly data: Responses[Status];
    readonly headers: Headers;
    /** The standard `Response`; its body is read already. */
    readonly response: Response;
  };
}[keyof Responses];

/**
 * A call on its way. Awaited, it gives what a success holds, and throws a `ServiceError` for every
 * other status; a `NetworkError`, `TimeoutError`, `ParseError` or `ValidationError` where it did not
 * come to an answer. Its methods give the answer in other forms. It is sent once, whatever is read.
 */
export class Call<Data, Responses = unknown> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'Call';
  readonly #exchange: Promise<Exchange>;
  #received: Promise<Received> | undefined;

  /** Only the generated functions make calls. */
  constructor(exchange: Promise<Exchange>) {
    this.#exchange = exchange;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  then<Kept = Data, Left = never>(
    onKept?: ((data: Data) => Kept | PromiseLike<Kept>) | null,
    onLeft?: ((reason: unknown) => Left | PromiseLike<Left>) | null,
  ): Promise<Kept | Left> {
    return this.#read()
      .then((received) => (received.ok ? trusted<Data>(received.data) : this.#fail(received)))
      .then(onKept, onLeft);
  }

  catch<Left = never>(
    onLeft?: ((reason: unknown) => Left | PromiseLike<Left>) | null,
  ): Promise<Data | Left> {
    return this.then(undefined, onLeft);
  }

  finally(onEnd?: (() => void) | null): Promise<Data> {
    return this.then((data) => data).finally(onEnd);
  }

  /** What the call gives, with its status and headers. */
  async withResponse(): Promise<Success<Data>> {
    const received = await this.#read();
    return received.ok ? trusted(received) : this.#fail(received);
  }

  /** Whatever the service answered, errors too, typed by status. Throws only where no answer came. */
  async answer(): Promise<Answer<Responses>> {
    return trusted(await this.#read());
  }

  /** The exchange of a success, of which the body is not read yet. */
  protected async unread(): Promise<Exchange> {
    const exchange = await this.#exchange;
    return isSuccess(exchange) ? exchange : this.#fail(await this.#read());
  }

  /** Throws the error that an answer is. */
  async #fail(received: Received): Promise<never> {
    throw createError(await this.#exchange, received);
  }

  #read(): Promise<Received> {
    this.#received ??= read(this.#exchange);
    return this.#received;
  }
}
