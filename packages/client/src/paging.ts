import { captureSite, type CallSite } from './call-site.js';
import { Call } from './call.js';
import type { Area, Client } from './client.js';
import type { Named, OperationDescriptor } from './descriptor.js';
import { given, type AnyInput } from './input.js';
import type { Arguments } from './operation.js';
import type { CallOptions, Validation } from './options.js';
import { trusted } from './read.js';

/**
 * The fields and parameters that lead from one page of a list to the next; `x-paging` of the specs.
 */
export interface Paging {
  /** The field that holds the items. */
  readonly items: string;
  /** The query parameter that takes the place of the first item, from 0. */
  readonly start?: string;
  /** The field with the address of the next page, with `/` between steps. */
  readonly next?: string;
  /** The field with the number of all items. */
  readonly total?: string;
}

/** The facts that the runtime needs about an operation that answers with a page of a list. */
export interface PagedDescriptor extends OperationDescriptor {
  readonly paging: Paging;
}

/** An operation whose answer is a page of a list. */
export interface PagedOperation<Input, Data, Responses, Item, Of extends Area = Area> {
  (client: Client<Of>, ...input: Arguments<Input>): PagedCall<Data, Responses, Item>;
  readonly descriptor: PagedDescriptor;
}

/**
 * A call whose answer is a page of a list. Awaited, it gives that page; walked through with
 * `for await`, the items of it and of all pages after it, each fetched when it is wanted.
 */
export class PagedCall<Data, Responses, Item>
  extends Call<Data, Responses>
  implements AsyncIterable<Item>
{
  readonly #paging: Paging;
  readonly #query: Query;
  readonly #turn: (query: Query, more: CallOptions) => Call<Data, Responses>;

  /** Only the generated functions make calls. */
  constructor(
    client: Pick<Client, 'exchange'>,
    descriptor: PagedDescriptor,
    input: AnyInput | undefined,
    options: CallOptions | undefined,
    site: CallSite,
  ) {
    super(client.exchange(descriptor, input, options), site);
    this.#paging = descriptor.paging;
    this.#query = Object.fromEntries(given(input?.query));
    this.#turn = (query, more) =>
      new Call(client.exchange(descriptor, { ...input, query }, { ...options, ...more }), site);
  }

  /** The pages, this one first. */
  async *pages(): AsyncGenerator<Data, void, undefined> {
    let { data: page } = await this.withResponse();
    yield page;
    const { validation } = (await this.unread()).options;
    const more = validation ? { validation: ofAnswers(validation) } : {};
    const requested = new Set<string>();
    let query: Query | undefined = this.#query;
    while ((query = nextQuery(page, query, this.#paging))) {
      // A link may lead in a circle.
      const key = JSON.stringify(query);
      if (requested.has(key)) return;
      requested.add(key);
      yield (page = await this.#turn(query, more));
    }
  }

  /** The items of all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) {
      yield* trusted<readonly Item[]>(readItems(page, this.#paging));
    }
  }
}

/**
 * Creates the function for a list from the facts that the runtime needs. Only generated code calls
 * it. These are arguments, since hundreds of objects would take longer to load.
 */
export function pagedOperation<Input extends AnyInput, Data, Responses, Item, Of extends Area>(
  id: string,
  method: string,
  path: string,
  more: Omit<PagedDescriptor, Named>,
): PagedOperation<Input, Data, Responses, Item, Of> {
  const descriptor = { id, method, path, ...more };
  const call = (client: Client<Of>, ...[input, options]: Arguments<Input>) =>
    new PagedCall<Data, Responses, Item>(client, descriptor, input, options, captureSite(call));
  call.descriptor = descriptor;
  return call;
}

/**
 * Queries from the service's own links are all text, and the caller could not correct them: only
 * responses are validated.
 */
function ofAnswers(validation: Validation): Validation {
  return {
    request: () => Promise.resolve(),
    response: (operation, status, data) => validation.response(operation, status, data),
  };
}

type Query = Readonly<Record<string, unknown>>;

/**
 * Returns the query for the next page: that of the service's own link or, without a link, the place
 * after the last item as long as the total promises more. Undefined at the end, and for a link that
 * leads nowhere new.
 */
function nextQuery(page: unknown, query: Query, paging: Paging): Query | undefined {
  const { start, next, total } = paging;
  const items = readItems(page, paging);
  if (items.length === 0) return undefined;
  const link = fieldAt(page, next);
  if (typeof link === 'string' && link !== '') {
    // Links are addresses with and without a host.
    const requested = new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]);
    const isNew = [...requested].some(([name, value]) => String(query[name] ?? '') !== value);
    return isNew ? { ...query, ...Object.fromEntries(requested) } : undefined;
  }
  if (start === undefined) return undefined;
  const place = Number(query[start] ?? 0) + items.length;
  return place < Number(fieldAt(page, total) ?? 0)
    ? { ...query, [start]: String(place) }
    : undefined;
}

function readItems(page: unknown, { items }: Paging): readonly unknown[] {
  const list = fieldAt(page, items);
  return Array.isArray(list) ? list : [];
}

/** The value at the end of `steps`, which have `/` between them. */
function fieldAt(value: unknown, steps: string | undefined): unknown {
  return steps
    ?.split('/')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null
          ? Object.getOwnPropertyDescriptor(inside, name)?.value
          : undefined,
      value,
    );
}
