// Lists that come in pages, in each way in which an operation of the contract has them.
import { createClient, NotFoundError, type ClientOptions } from '@countersign/client';
import { usersGetUsers } from '@countersign/client/admin-v2';
import { foldersSearch, invoicesList } from '@countersign/client/esign-v2';
import {
  envelopesListStatus,
  envelopesListStatusChanges,
  powerFormsList,
  workspaceItemsListFolderItems,
} from '@countersign/client/esign-v2.1';
import { roomsGetRooms } from '@countersign/client/rooms-v2';
import { validation } from '@countersign/client/validation';
import { operationValidators } from '@countersign/zod/rooms-v2/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, organizationId } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function client(options: Partial<ClientOptions> = {}) {
  const path = { accountId, organizationId };
  return createClient({ baseUrl: service.url, path, retry: false, ...options });
}

/** The queries that were sent. */
const queries = () => service.seen.map(({ url }) => new URL(url, service.url).search);

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const ids = (...list: string[]) => list.map((envelopeId) => ({ envelopeId }));
const changes = (options?: Partial<ClientOptions>) =>
  envelopesListStatusChanges(client(options), { query: { from_date: '2026-11-20', count: '2' } });

describe('the pages of a list', () => {
  it('follow the links of eSignature, which have no host', async () => {
    const next = `/accounts/${accountId}/envelopes?from_date=2026-11-20&count=2&start_position=`;
    service.plays(
      json({ envelopes: ids('a', 'b'), totalSetSize: '5', nextUri: `${next}2` }),
      json({ envelopes: ids('c', 'd'), totalSetSize: '5', nextUri: `${next}4` }),
      json({ envelopes: ids('e'), totalSetSize: '5', nextUri: null }),
    );
    const found = await all(changes());
    expect(found.map(({ envelopeId }) => envelopeId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(queries()).toEqual([
      '?from_date=2026-11-20&count=2',
      '?from_date=2026-11-20&count=2&start_position=2',
      '?from_date=2026-11-20&count=2&start_position=4',
    ]);
    expect(new Set(service.seen.map(({ url }) => url.split('?')[0]))).toEqual(
      new Set([`/v2.1/accounts/${accountId}/envelopes`]),
    );
  });

  it('follow a link with a continuation token, which the query cannot know', async () => {
    service.plays(
      json({ envelopes: ids('a'), nextUri: '/x?continuation_token=T%2B1%3D&count=2' }),
      json({ envelopes: ids('b'), nextUri: '/x?continuation_token=T%2B2%3D&count=2' }),
      json({ envelopes: ids('c') }),
    );
    expect(await all(changes())).toHaveLength(3);
    expect(
      service.seen.map(({ url }) =>
        new URL(url, service.url).searchParams.get('continuation_token'),
      ),
    ).toEqual([null, 'T+1=', 'T+2=']);
  });

  it('follow the links of Rooms, whose places are numbers', async () => {
    const at = (start: number) =>
      `${service.url}/v2/accounts/${accountId}/rooms?count=1&startPosition=${start}`;
    service.plays(
      json({ rooms: [{ roomId: 1 }], totalRowCount: 2, nextUri: at(1) }),
      json({ rooms: [{ roomId: 2 }], totalRowCount: 2, nextUri: '' }),
    );
    const found = await all(roomsGetRooms(client(), { query: { count: 1, startPosition: 0 } }));
    expect(found.map(({ roomId }) => roomId)).toEqual([1, 2]);
    expect(queries()).toEqual(['?count=1&startPosition=0', '?count=1&startPosition=1']);
  });

  it('follow the links of Admin, but never to another host', async () => {
    const next = `https://elsewhere.example/v2/organizations/${organizationId}/users?take=1&start=1`;
    service.plays(
      json({ users: [{ id: 'a' }], paging: { next, total_set_size: 2 } }),
      json({ users: [{ id: 'b' }], paging: { result_set_size: 1 } }),
    );
    const found = await all(usersGetUsers(client({ token: 'secret' }), { query: { take: 1 } }));
    expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(queries()).toEqual(['?take=1', '?take=1&start=1']);
  });

  it('follow links where there is nothing but links', async () => {
    service.plays(
      json({ billingInvoices: [{ invoiceId: '1' }], nextUri: '/x?page=2' }),
      json({ billingInvoices: [{ invoiceId: '2' }] }),
    );
    expect(await all(invoicesList(client()))).toEqual([{ invoiceId: '1' }, { invoiceId: '2' }]);
  });

  it('count on where there are no links but a total', async () => {
    service.plays(
      json({ envelopes: ids('a', 'b'), totalSetSize: '3' }),
      json({ envelopes: ids('c'), totalSetSize: '3' }),
    );
    const call = envelopesListStatus(client(), {
      body: {},
      query: { envelope_ids: 'request_body' },
    });
    expect(await all(call)).toHaveLength(3);
    expect(queries()).toEqual([
      '?envelope_ids=request_body',
      '?envelope_ids=request_body&start_position=2',
    ]);
    // The body is part of the question.
    expect(service.seen.map(({ body }) => body.toString())).toEqual(['{}', '{}']);

    service.plays(
      json({ items: [{ id: '5' }], totalSetSize: '7' }),
      json({ items: [{ id: '6' }], totalSetSize: '7' }),
    );
    const path = { workspaceId: 'w', folderId: 'f' };
    const query = { start_position: '5' };
    expect(await all(workspaceItemsListFolderItems(client(), { path, query }))).toHaveLength(2);
    expect(queries()).toEqual(['?start_position=5', '?start_position=6']);

    // The total may be a number.
    service.plays(
      json({ powerForms: [{ powerFormId: '1' }], totalSetSize: 2 }),
      json({ powerForms: [{ powerFormId: '2' }], totalSetSize: 2 }),
    );
    expect(await all(powerFormsList(client()))).toHaveLength(2);
    expect(queries()).toEqual(['', '?start_position=1']);
  });

  it('count on by the field that has the total, whatever its name', async () => {
    service.plays(
      json({ folderItems: [{ name: 'a' }], totalRows: '2' }),
      json({ folderItems: [{ name: 'b' }], totalRows: '2' }),
    );
    const path = { searchFolderId: 'completed' } as const;
    expect(await all(foldersSearch(client(), { path }))).toHaveLength(2);
    expect(queries()).toEqual(['', '?start_position=1']);
  });
});

describe('with validation', () => {
  const checked = validation(operationValidators);
  const nextUri = `/v2/accounts/${accountId}/rooms?count=1&startPosition=1`;

  it('a list is walked through, though the numbers of a link are text', async () => {
    service.plays(
      json({ rooms: [{ roomId: 1 }], totalRowCount: 2, nextUri }),
      json({ rooms: [{ roomId: 2 }], totalRowCount: 2 }),
    );
    const call = roomsGetRooms(client({ validation: checked }), { query: { count: 1 } });
    expect(await all(call)).toHaveLength(2);
  });

  it('every page is looked at', async () => {
    service.plays(
      json({ rooms: [{ roomId: 1 }], totalRowCount: 2, nextUri }),
      json({ rooms: [{ roomId: 'two' }], totalRowCount: 2 }),
    );
    const call = roomsGetRooms(client(), { query: { count: 1 } }, { validation: checked });
    await expect(all(call)).rejects.toMatchObject({
      part: 'response',
      findings: [{ pointer: '/rooms/0/roomId' }],
    });
    expect(service.seen).toHaveLength(2);
  });
});

describe('the end of a list', () => {
  it.each([
    ['no items', { envelopes: [], nextUri: '/x?start_position=9', totalSetSize: '99' }],
    ['null for items', { envelopes: null, totalSetSize: '99' }],
    ['no field for items', {}],
    ['no body', undefined],
    ['something else', 'text'],
  ])('is a page with %s', async (_what, page) => {
    service.plays(page === undefined ? { status: 200 } : json(page));
    expect(await all(changes())).toEqual([]);
    expect(service.seen).toHaveLength(1);
  });

  it.each([
    ['to itself', '/x?from_date=2026-11-20&count=2'],
    ['nowhere', '/x'],
    ['nowhere at all', 'http://'],
  ])('is a link %s', async (_where, nextUri) => {
    service.plays(json({ envelopes: ids('a'), nextUri, totalSetSize: '99' }));
    expect(await all(changes())).toHaveLength(1);
    expect(service.seen).toHaveLength(1);
  });

  it('is a link that leads in a circle', async () => {
    service.plays(
      json({ envelopes: ids('a'), nextUri: '/x?start_position=1' }),
      json({ envelopes: ids('b'), nextUri: '/x?start_position=2' }),
      json({ envelopes: ids('c'), nextUri: '/x?start_position=1' }),
      json({ envelopes: ids('b'), nextUri: '/x?start_position=2' }),
      json({ envelopes: ids('never') }),
    );
    const found = await all(changes());
    expect(found.map(({ envelopeId }) => envelopeId)).toEqual(['a', 'b', 'c']);
    expect(service.seen).toHaveLength(3);
  });
});

describe('walking through a list', () => {
  it('sends nothing more after the caller has had enough', async () => {
    service.plays(json({ envelopes: ids('a', 'b'), nextUri: '/x?start_position=2' }));
    for await (const { envelopeId } of changes()) if (envelopeId === 'b') break;
    await changes();
    expect(service.seen).toHaveLength(2);
  });

  it('goes page by page too, each fetched when it is wanted', async () => {
    service.plays(
      json({ envelopes: ids('a'), totalSetSize: '2' }),
      json({ envelopes: ids('b'), totalSetSize: '2' }),
    );
    const call = changes();
    const pages = call.pages();
    const first = await pages.next();
    expect(first).toMatchObject({ done: false, value: { totalSetSize: '2', envelopes: ids('a') } });
    // It is the answer that the call itself gives.
    expect(first.value).toBe(await call);
    expect(service.seen).toHaveLength(1);
    expect(await pages.next()).toMatchObject({ value: { envelopes: ids('b') } });
    expect(await pages.next()).toEqual({ done: true, value: undefined });
  });

  it('throws what a later page throws, after the items before it', async () => {
    service.plays(
      json({ envelopes: ids('a'), totalSetSize: '2' }),
      json({ errorCode: 'ACCOUNT_NOT_FOUND' }, { status: 404 }),
    );
    const found: unknown[] = [];
    await expect(
      (async () => {
        for await (const item of changes()) found.push(item);
      })(),
    ).rejects.toBeInstanceOf(NotFoundError);
    expect(found).toEqual(ids('a'));
  });

  it('throws what the first page throws', async () => {
    service.plays(json({}, { status: 404 }));
    await expect(all(changes())).rejects.toBeInstanceOf(NotFoundError);
  });

  it('repeats a page that fails, with the options of the call', async () => {
    service.plays(
      json({ envelopes: ids('a'), totalSetSize: '2' }),
      { status: 503 },
      json({ envelopes: ids('b'), totalSetSize: '2' }),
    );
    const call = envelopesListStatusChanges(
      client(),
      { query: { from_date: '2026-11-20' } },
      { retry: { delay: 1 }, headers: { 'x-app': 'lease-desk' } },
    );
    expect(await all(call)).toHaveLength(2);
    expect(service.seen.map(({ headers }) => headers['x-app'])).toEqual(
      Array.from({ length: 3 }, () => 'lease-desk'),
    );
  });

  it('ends with the signal of the caller', async () => {
    service.plays(json({ envelopes: ids('a'), totalSetSize: '9' }));
    const stop = new AbortController();
    const reason = new Error('enough');
    const call = envelopesListStatusChanges(
      client(),
      { query: { from_date: '2026-11-20' } },
      { signal: stop.signal },
    );
    await expect(
      (async () => {
        for await (const { envelopeId } of call) if (envelopeId === 'a') stop.abort(reason);
      })(),
    ).rejects.toBe(reason);
    expect(service.seen).toHaveLength(1);
  });
});
