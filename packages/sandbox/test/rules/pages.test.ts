// Every list of Rooms and Admin that has pages: the links lead through all of it and back, and from
// beyond its end to the last page.
import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { afterAll, describe, expect, test } from 'vitest';
import { startTest } from '../harness.ts';
import { type AreaOperation, readArea, readOperations } from '../read-operations.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** The names of an area for the parts of a page, and the addresses that its links begin with. */
interface Paging {
  area: string;
  prefix: string;
  start: string;
  size: string;
  next: string;
  previous: string;
  total: string;
  shown: string;
  origin: string;
}

const pagings: readonly Paging[] = [
  {
    area: 'rooms-v2',
    prefix: '/restapi',
    start: 'startPosition',
    size: 'count',
    next: 'nextUri',
    previous: 'priorUri',
    total: 'totalRowCount',
    shown: 'resultSetSize',
    origin: `http://sandbox.test/restapi/v2/accounts/${account}`,
  },
  {
    area: 'admin-v2',
    prefix: '/management',
    start: 'start',
    size: 'take',
    next: 'next',
    previous: 'previous',
    total: 'total_set_size',
    shown: 'result_set_size',
    origin: '',
  },
];

/** Parameters without which a list is refused. */
const needed: Readonly<Record<string, string>> = { Users_getUsers: `account_id=${account}` };

interface Page {
  items: readonly Json[];
  paging: JsonObject;
}

async function readPage(url: string): Promise<Page> {
  const response = await sandbox.fetch(
    new Request(url, { headers: { authorization: 'Bearer sandbox' } }),
  );
  const body: JsonObject = JSON.parse(await response.text());
  expect(response.status, JSON.stringify(body)).toBe(200);
  const items = Object.values(body).find((member) => Array.isArray(member)) ?? [];
  return { items, paging: isObject(body['paging']) ? body['paging'] : body };
}

function addressOf({ path, parameters, id }: AreaOperation, prefix: string): string {
  const filled = path.replaceAll(/\{([^}]+)\}/gu, (_all, name) =>
    encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? ''),
  );
  return `http://sandbox.test${prefix}${filled}?${needed[id] ?? ''}`;
}

describe.each(pagings)('$area', (paging) => {
  const { area, prefix, start, size, next, previous, total, shown, origin } = paging;
  const operations = readOperations(readArea(area)).filter(
    ({ method, parameters }) =>
      method === 'GET' &&
      [start, size].every((name) => parameters.some((one) => one.name === name)),
  );

  test('has lists with pages', () => expect(operations.length).toBeGreaterThan(1));

  test.each(operations)('$id', async (operation) => {
    const address = addressOf(operation, prefix);
    const whole = await readPage(`${address}&${size}=100`);
    expect(whole.paging).toMatchObject({
      [shown]: whole.items.length,
      [total]: whole.items.length,
    });
    expect(whole.items.length).toBeGreaterThan(0);
    const follow = (page: Page, name: string) => readPage(`${origin}${String(page.paging[name])}`);

    let page = await readPage(`${address}&${size}=1`);
    const forwards = [...page.items];
    while (typeof page.paging[next] === 'string') {
      page = await follow(page, next);
      forwards.push(...page.items);
    }
    expect(forwards).toEqual(whole.items);

    page = await readPage(`${address}&${size}=1&${start}=900`);
    expect(page.items).toEqual([]);
    const backwards: Json[] = [];
    while (typeof page.paging[previous] === 'string') {
      page = await follow(page, previous);
      backwards.unshift(...page.items);
    }
    expect(backwards).toEqual(whole.items);
  });
});
