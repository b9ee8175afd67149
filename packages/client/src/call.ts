import { locate, type CallSite } from './call-site.js';
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
 * A call in progress. Awaited, it resolves with the data of a success, and throws a `ServiceError`
 * for every other status; a `NetworkError`, `TimeoutError`, `ParseError` or `ValidationError` if no
 * answer could be read. Its methods return the answer in other forms. It is sent once, whatever is
 * read. If it is not awaited, its error is an unhandled rejection, as for any promise.
 */
export class Call<Data, Responses = unknown> extends Promise<Data> {
  /** The species makes `then` return a plain promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Promise<Exchange>;
  readonly #site: CallSite | undefined;
  readonly #settle: () => void;
  #received: Promise<Received> | undefined;

  /**
   * Only the generated functions create calls.
   * @param site the place of the call
   * @param lazy true if the body of a success stays unread until the caller reads it
   */
  constructor(exchange: Promise<Exchange>, site?: CallSite, lazy = false) {
    let settle: (success: Promise<Data>) => void;
    super((resolve) => (settle = resolve));
    this.#site = site;
    this.#exchange = exchange.catch(this.#locate);
    let settled = false;
    this.#settle = () => {
      if (!settled) settle(this.#success().then(({ data }) => data));
      settled = true;
    };
    if (!lazy) this.#settle();
    else void exchange.then((one) => isSuccess(one) || this.#settle(), this.#settle);
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  override then<Kept = Data, Left = never>(
    onKept?: ((data: Data) => Kept | PromiseLike<Kept>) | null,
    onLeft?: ((reason: unknown) => Left | PromiseLike<Left>) | null,
  ): Promise<Kept | Left> {
    this.#settle();
    return super.then(onKept, onLeft);
  }

  /** Resolves with the data of the call, its status and its headers. */
  withResponse(): Promise<Success<Data>> {
    this.#leave();
    return this.#success();
  }

  /**
   * Resolves with any answer of the service, errors too, typed by status. Throws only if no answer
   * came.
   */
  async answer(): Promise<Answer<Responses>> {
    this.#leave();
    return trusted(await this.#read());
  }

  /** The exchange of a success, of which the body is not read yet. */
  protected async unread(): Promise<Exchange> {
    this.#leave();
    const exchange = await this.#exchange;
    return isSuccess(exchange) ? exchange : this.#fail(await this.#read());
  }

  /**
   * Marks the promise as handled: the caller gets any error from the other form of the answer
   * instead.
   */
  #leave(): void {
    super.then(undefined, () => undefined);
  }

  async #success(): Promise<Success<Data>> {
    const received = await this.#read();
    return received.ok ? trusted(received) : this.#fail(received);
  }

  /** Throws the error that an answer is. */
  async #fail(received: Received): Promise<never> {
    return this.#locate(createError(await this.#exchange, received));
  }

  #read(): Promise<Received> {
    this.#received ??= read(this.#exchange).catch(this.#locate);
    return this.#received;
  }

  readonly #locate = (error: unknown): never => {
    throw locate(error, this.#site);
  };
}
