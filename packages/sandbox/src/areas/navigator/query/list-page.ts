import { readOwn } from '@countersign/mock/core/outside';
import type { Agreement } from '@countersign/types/navigator';
import { refusal } from '../refusal.ts';
import { compare, type Operator } from './compare.ts';
import { listFieldValues } from './field-value.ts';
import { readOdataFilter } from './odata-filter.ts';
import { type Condition, readComparison, requireField } from './read-comparison.ts';
import { selectFields } from './select-fields.ts';

/** A page of agreements, with the queries of other pages. */
export interface Page {
  items: Agreement[];
  limit: number;
  first: string;
  self: string;
  /** The query of the next page and its token; absent on the last page. */
  next?: string;
  token?: string;
}

const usualLimit = 25;
/** The largest page; larger limits are read as this one. */
const mostLimit = 50;

/** Parameters that are no filters. */
const others = new Set([
  'limit',
  'ctoken',
  '$filter',
  '$search',
  '$select',
  'sort',
  'direction',
  'include_linked_data',
  'tenant',
]);

/**
 * Filters, sorts and cuts a list of agreements as a query says.
 * @throws Refusal 400 if the query cannot be read
 */
export function listPage(all: readonly Agreement[], given: URLSearchParams): Page {
  const token = given.get('ctoken') ?? '';
  const { offset, search } = token === '' ? { offset: 0, search: given } : readToken(token, given);
  const limit = Math.min(
    Number(given.get('limit') || search.get('limit') || usualLimit),
    mostLimit,
  );
  const conditions = readConditions(search);
  const found = all.filter((item) => conditions.every((condition) => condition(item)));
  const sorted = sortItems(found, search);
  const select = search.get('$select') ?? '';
  const items = sorted.slice(offset, offset + limit);
  const hasMore = sorted.length > offset + limit;
  const first = withParameter(search, 'limit', String(limit));
  const nextToken = writeToken(offset + limit, search);
  return {
    items: select === '' ? items : items.map((item) => selectFields(item, select)),
    limit,
    first,
    self: token === '' ? first : withParameter(new URLSearchParams(first), 'ctoken', token),
    ...(hasMore && {
      next: withParameter(new URLSearchParams(first), 'ctoken', nextToken),
      token: nextToken,
    }),
  };
}

/** Reads the filters of a query: its fields, expression and words. */
function readConditions(search: URLSearchParams): Condition[] {
  const conditions: Condition[] = [];
  for (const [name, value] of search) {
    if (others.has(name) || value === '') continue;
    conditions.push(readFieldFilter(name, value));
  }
  const expression = search.get('$filter') ?? '';
  if (expression !== '') conditions.push(readOdataFilter(expression));
  const words = search.get('$search') ?? '';
  if (words !== '') conditions.push(readWords(words));
  return conditions;
}

const bracketed: Readonly<Record<string, Operator | 'in'>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'gt',
  gte: 'ge',
  ge: 'ge',
  lt: 'lt',
  lte: 'le',
  le: 'le',
  in: 'in',
};

/** The fields whose parameters take several values with commas. */
const listed = new Set(['id', 'document_id']);

function readFieldFilter(parameter: string, value: string): Condition {
  const [field = '', rest] = parameter.split('[');
  const operator =
    rest === undefined ? (listed.has(field) ? 'in' : 'eq') : readOwn(bracketed, rest.slice(0, -1));
  if (operator === undefined)
    throw refusal(
      '400',
      `The query parameter ${parameter} has no known operator. The operators are ${Object.keys(bracketed).join(', ')}.`,
    );
  return operator === 'in'
    ? readComparison(
        field,
        'eq',
        value.split(',').map((one) => one.trim()),
      )
    : readComparison(field, operator, [value]);
}

/** The fields in which a search looks for words, beside the provisions. */
const searched = [['title'], ['type'], ['parties', 'name_in_agreement']] as const;

/** Reads the words of a search. Words in quotes must follow each other; else all must be there. */
function readWords(text: string): Condition {
  const isPhrase = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  const words = (isPhrase ? [text.slice(1, -1)] : text.split(' '))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
  return (item) => {
    const values = searched.flatMap((steps) => listFieldValues(item, { steps }));
    const provisions: object = Object.getOwnPropertyDescriptor(item, 'provisions')?.value ?? {};
    const texts = [...values, ...Object.values(provisions)].join('\n').toLowerCase();
    return words.every((word) => texts.includes(word));
  };
}

function sortItems(items: Agreement[], search: URLSearchParams): Agreement[] {
  const field = search.get('sort') ?? '';
  const sign = search.get('direction') === 'desc' ? -1 : 1;
  // Without a field, the newest comes first.
  if (field === '') return items.toReversed();
  const sorted = requireField(field);
  const valueOf = (item: Agreement) => listFieldValues(item, sorted)[0] ?? null;
  return items.toSorted((one, other) => sign * compare(valueOf(one), valueOf(other)));
}

function withParameter(search: URLSearchParams, name: string, value: string): string {
  const copy = new URLSearchParams(search);
  copy.delete('ctoken');
  copy.set(name, value);
  return copy.toString();
}

/** Writes the token of a page: its place, and the filters of the list. */
function writeToken(offset: number, search: URLSearchParams): string {
  const copy = new URLSearchParams(search);
  copy.delete('ctoken');
  return Buffer.from(JSON.stringify([offset, copy.toString()])).toString('base64url');
}

function readToken(
  token: string,
  given: URLSearchParams,
): { offset: number; search: URLSearchParams } {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(value)) {
      const [offset, search]: unknown[] = value;
      if (Number.isSafeInteger(offset) && Number(offset) >= 0 && typeof search === 'string') {
        const read = new URLSearchParams(search);
        if (/^[1-9]\d{0,3}$/.test(read.get('limit') ?? '1'))
          return { offset: Number(offset), search: read };
      }
    }
  } catch {
    // The example of the specs has another form, and so have tokens of the service.
  }
  if (/^[\w-]+$/.test(token)) return { offset: 0, search: given };
  throw refusal(
    '400',
    'The query parameter ctoken is no token of a page. Use that of _links/next.',
  );
}
