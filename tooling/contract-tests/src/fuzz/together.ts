import { Broken, type Validator } from './answer.ts';
import type { FuzzRequest } from './request.ts';
import { valueAt } from '../json.ts';
import { isSchema, resolve } from '../schema.ts';
import type { FuzzReply } from './send.ts';
import type { Paging } from '../contract.ts';

/**
 * Holds the data of a success to the request: what the path names comes back, and a page is the
 * one that was asked for.
 * @throws Broken where they do not hang together
 */
export function checkTogether(
  { operation, url }: FuzzRequest,
  { status }: FuzzReply,
  data: unknown,
  validate: Validator,
): void {
  if (!isSchema(data)) return;
  const { schemas } = operation.area;
  const schema = operation.answers.get(status)?.schemas.get('application/json') ?? {};
  const { properties = {} } = resolve(schema, schemas);
  const [path = '', query = ''] = url.split('?');
  for (const [name, text] of namesInPath(operation.path, path)) {
    const actual = valueAt(data, name);
    if (typeof actual !== 'string' && typeof actual !== 'number') continue;
    const expected = typeof actual === 'number' ? Number(text) : text;
    // The path takes names of some things, where the answer has only the ID.
    const fits = validate(properties[name] ?? {}, expected) === '';
    if (fits && actual !== expected)
      throw new Broken(`the path says ${name} ${text}, the answer ${JSON.stringify(actual)}`);
  }
  if (operation.paging !== undefined) checkPage(operation.paging, new URLSearchParams(query), data);
}

/**
 * Holds the answer to a request to the one that it got before.
 * @throws Broken where they differ
 */
export function checkSame(first: FuzzReply, second: FuzzReply): void {
  if (first.status !== second.status)
    throw new Broken(`asked twice, it is answered with ${first.status} and ${second.status}`);
  if (!first.body.equals(second.body))
    throw new Broken(
      `asked twice, it has two answers:\n${excerpt(first.body)}\n${excerpt(second.body)}`,
    );
}

function checkPage(paging: Paging, query: URLSearchParams, data: unknown): void {
  const list = valueAt(data, paging.items);
  if (!Array.isArray(list)) return;
  const start = numberIn(query, paging.start) ?? 0;
  const size = numberIn(query, paging.size);
  const total = paging.total === undefined ? undefined : Number(valueAt(data, paging.total) ?? NaN);
  const end = start + list.length;
  if (size !== undefined && list.length > size)
    throw new Broken(`${size} items are asked for, ${list.length} come`);
  const stated = valueAt(data, 'resultSetSize');
  if (stated !== undefined && Number(stated) !== list.length)
    throw new Broken(`resultSetSize is ${String(stated)}, and ${list.length} items are there`);
  const begin = valueAt(data, 'startPosition');
  if (begin !== undefined && list.length > 0 && Number(begin) !== start)
    throw new Broken(`startPosition is ${String(begin)}, and ${start} was asked for`);
  if (total === undefined || Number.isNaN(total)) return;
  if (list.length > 0 && end > total)
    throw new Broken(`the page ends with item ${end}, and there are ${total}`);
  if (paging.next === undefined) return;
  const next = valueAt(data, paging.next) ?? '';
  if (next !== '' && end >= total)
    throw new Broken(`there is a next page after item ${end} of ${total}`);
  if (next === '' && list.length > 0 && end < total)
    throw new Broken(`there is no next page after item ${end} of ${total}`);
}

/** The parameters of a path and their texts. What stands before the path does not matter. */
function namesInPath(template: string, path: string): [string, string][] {
  const steps = path.split('/').toReversed();
  return template
    .split('/')
    .toReversed()
    .flatMap((step, index) => {
      const name = /^\{(\w+)\}$/.exec(step)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(steps[index] ?? '')]];
    });
}

function numberIn(query: URLSearchParams, name: string | undefined): number | undefined {
  const text = name === undefined ? null : query.get(name);
  return text === null || !/^\d{1,9}$/.test(text) ? undefined : Number(text);
}

function excerpt(body: Buffer): string {
  return body.toString('utf8').slice(0, 600);
}
