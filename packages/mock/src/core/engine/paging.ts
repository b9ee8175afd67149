import type { CompiledPaging } from './contract.ts';
import { isRecord } from './json-schema.ts';

/** The address of the request for a page. */
export interface PageAddress {
  origin: string;
  /** The path as it was sent, without the query. */
  path: string;
  query: URLSearchParams;
}

/** Places are whole numbers of 32 bits. */
const farthest = 2 ** 31 - 1;

/**
 * Cuts out of a whole list the part that a request asks for, and makes the fields about it agree:
 * how many items are shown, which they are, how many there are, and where the next ones are.
 * @param answer holds the whole list; it is changed
 */
export function showPage(answer: unknown, paging: CompiledPaging, address: PageAddress): void {
  const { query } = address;
  const all = at(answer, paging.items);
  if (!Array.isArray(all)) return;
  const start = Math.min(number(query, paging.start) ?? 0, farthest);
  const size =
    number(query, paging.size) ??
    sizeToEnd(number(query, paging.end), start) ??
    paging.usual ??
    Math.max(all.length, 1);
  const shown = all.slice(start, start + size);
  put(answer, paging.items, shown);
  putNumber(answer, paging.shown, shown.length);
  putNumber(answer, paging.first, start);
  putNumber(answer, paging.last, Math.max(start + shown.length - 1, 0));
  putNumber(answer, paging.total, all.length);
  const next = start + shown.length;
  const goesOn = size > 0 && shown.length > 0 && next < all.length;
  putLink(answer, paging, 'next', goesOn ? link(paging, address, next, size) : undefined);
  // From beyond the end, the previous page is the last one.
  const before = Math.max(Math.min(start, all.length) - size, 0);
  const hasBefore = start > 0 && size > 0;
  putLink(answer, paging, 'previous', hasBefore ? link(paging, address, before, size) : undefined);
}

/** Computes the number of items from `start` to `end`, both included; undefined without an end. */
function sizeToEnd(end: number | undefined, start: number): number | undefined {
  return end === undefined ? undefined : Math.max(Math.min(end, farthest) - start + 1, 0);
}

/** Reads a query parameter as a number from 0; undefined if it is missing. */
function number(query: URLSearchParams, name: string | undefined): number | undefined {
  const text = name === undefined ? null : query.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The address of another page: the same question, from another place. */
function link(
  { start, size: sizeName, end, links }: CompiledPaging,
  { origin, path, query }: PageAddress,
  place: number,
  size: number,
): string | undefined {
  if (start === undefined) return undefined;
  const pageQuery = new URLSearchParams(query);
  pageQuery.set(start, String(place));
  if (sizeName !== undefined) pageQuery.set(sizeName, String(size));
  if (end !== undefined) pageQuery.delete(end);
  return `${beginOf(links, origin, path)}?${pageQuery}`;
}

/**
 * The address of a list. Without a host it begins after the account, as all in fields that end in
 * `Uri` do, except in lists whose recordings have it begin with the account.
 */
function beginOf(links: string | undefined, origin: string, path: string): string {
  if (links === 'absolute') return origin + path;
  if (links === 'account') return path.slice(Math.max(path.indexOf('/accounts/'), 0));
  return path.replace(/^.*?\/accounts\/[^/]+/, '');
}

/** Numbers are text in some areas; the value in the example shows which. */
function putNumber(answer: unknown, steps: string | undefined, value: number): void {
  const before = at(answer, steps);
  if (before === undefined) return;
  put(answer, steps, typeof before === 'string' ? String(value) : value);
}

function putLink(
  answer: unknown,
  paging: CompiledPaging,
  page: 'next' | 'previous',
  address: string | undefined,
): void {
  const steps = paging[page];
  if (address !== undefined) {
    put(answer, steps, address);
    return;
  }
  const before = at(answer, steps);
  // Empty text means that there is no such page, in lists whose addresses begin after the account.
  const isKept = before === '' && paging.links !== 'absolute';
  if (typeof before === 'string' && !isKept) removeLink(answer, steps);
}

function at(value: unknown, steps: string | undefined): unknown {
  return steps
    ?.split('/')
    .reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), value);
}

function put(value: unknown, steps: string | undefined, inside: unknown): void {
  const [parent, name] = findParent(value, steps);
  if (parent !== undefined) parent[name] = inside;
}

/**
 * Removes the link at `steps`. A link that is an object with `href` goes as a whole: an answer from
 * a schema can have other members in it, which are not a link without the address.
 */
function removeLink(value: unknown, steps = ''): void {
  const [parent, name] = findParent(value, steps.replace(/\/href$/, ''));
  if (parent !== undefined) delete parent[name];
}

function findParent(value: unknown, steps = ''): [Record<string, unknown> | undefined, string] {
  const names = steps.split('/');
  const name = names.pop() ?? '';
  const parent = names.length === 0 ? value : at(value, names.join('/'));
  return [steps !== '' && isRecord(parent) ? parent : undefined, name];
}
