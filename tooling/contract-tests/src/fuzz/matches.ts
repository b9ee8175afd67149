import { splitUrl } from '@countersign/mock/core/server';
import { Broken, type Validator } from './answer.ts';
import type { FuzzRequest } from './request.ts';
import { valueAt } from '../json.ts';
import { isSchema, resolve } from '../schema.ts';
import type { FuzzReply } from './send.ts';
import type { Paging } from '../contract.ts';

/**
 * Checks that the data of a success matches the request: the IDs of the path and the page.
 * @throws Broken if they do not match
 */
export function checkMatches(
  { operation, url }: FuzzRequest,
  { status }: FuzzReply,
  data: unknown,
  validate: Validator,
): void {
  if (!isSchema(data)) return;
  const { schemas } = operation.area;
  const schema = operation.answers.get(status)?.schemas.get('application/json') ?? {};
  const { properties = {} } = resolve(schema, schemas);
  const { path, search } = splitUrl(url);
  for (const [name, text] of readPathParameters(operation.path, path)) {
    const given = valueAt(data, name);
    if (typeof given !== 'string' && typeof given !== 'number') continue;
    const expected = typeof given === 'number' ? Number(text) : text;
    // Some paths also accept a name, where the response has only the ID.
    const isId = validate(properties[name] ?? {}, expected) === '';
    if (isId && given !== expected)
      throw new Broken(
        `${name} is ${text} in the path, but ${JSON.stringify(given)} in the response`,
      );
  }
  if (operation.paging !== false) checkPage(operation.paging, new URLSearchParams(search), data);
}

/**
 * Checks that the same request gets the same response.
 * @throws Broken if the responses differ
 */
export function checkSame(first: FuzzReply, second: FuzzReply): void {
  if (first.status !== second.status)
    throw new Broken(`the same request gets ${first.status} and then ${second.status}`);
  if (!first.body.equals(second.body))
    throw new Broken(
      `the same request gets different responses:\n${excerpt(first.body)}\n${excerpt(second.body)}`,
    );
}

/** Reads the value of a field that `x-paging` names; undefined without a name. */
function readField(data: unknown, name: string | undefined): unknown {
  return name === undefined ? undefined : valueAt(data, name);
}

function checkPage(paging: Paging, query: URLSearchParams, data: unknown): void {
  const list = valueAt(data, paging.items);
  if (!Array.isArray(list)) return;
  const start = readNumber(query, paging.start) ?? 0;
  const size = readNumber(query, paging.size);
  const total = paging.total === undefined ? undefined : Number(valueAt(data, paging.total) ?? NaN);
  const end = start + list.length;
  if (size !== undefined && list.length > size)
    throw new Broken(`the page has ${list.length} items instead of at most ${size}`);
  const stated = readField(data, paging.shown);
  if (stated !== undefined && Number(stated) !== list.length)
    throw new Broken(`${paging.shown} is ${String(stated)}, but the page has ${list.length} items`);
  const begin = readField(data, paging.first);
  if (begin !== undefined && list.length > 0 && Number(begin) !== start)
    throw new Broken(`${paging.first} is ${String(begin)} instead of ${start}`);
  if (total === undefined || Number.isNaN(total)) return;
  if (list.length > 0 && end > total)
    throw new Broken(`the page ends with item ${end} of ${total}`);
  if (paging.next === undefined) return;
  const next = valueAt(data, paging.next) ?? '';
  if (next !== '' && end >= total)
    throw new Broken(`there is a next page after item ${end} of ${total}`);
  if (next === '' && list.length > 0 && end < total)
    throw new Broken(`there is no next page after item ${end} of ${total}`);
}

/** Lists the path parameters and their values. The path may have a prefix. */
function readPathParameters(template: string, path: string): [string, string][] {
  const steps = path.split('/').toReversed();
  return template
    .split('/')
    .toReversed()
    .flatMap((step, index) => {
      const name = /^\{(\w+)\}$/.exec(step)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(steps[index] ?? '')]];
    });
}

function readNumber(query: URLSearchParams, name: string | undefined): number | undefined {
  const text = name === undefined ? null : query.get(name);
  return text === null || !/^\d{1,9}$/.test(text) ? undefined : Number(text);
}

function excerpt(body: Buffer): string {
  return body.toString('utf8').slice(0, 600);
}
