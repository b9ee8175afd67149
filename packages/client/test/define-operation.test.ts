import { createClient, defineOperation, InputError, NotFoundError } from '@countersign/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

interface Berth {
  berthId: string;
}
const berthsUpdate = defineOperation<{
  path: { accountId: string; berthId: string };
  query: { pier?: string };
  body: Partial<Berth>;
  data: Berth;
}>('Berths_update', 'PUT', '/v2.1/accounts/{accountId}/berths/{berthId}');

const berthsList = defineOperation<{ data: Berth[] }>(
  'Berths_list',
  'GET',
  '/v2.1/accounts/{accountId}/berths',
);

const berthsSetMap = defineOperation<{ body: Blob }>(
  'Berths_setMap',
  'PUT',
  '/v2.1/accounts/{accountId}/berths/map',
  ['image/png', 'image/gif'],
);

function client() {
  return createClient({
    baseUrl: `${service.url}/restapi`,
    token: 'secret',
    path: { accountId: '4410' },
  });
}

it('calls what the contract does not have, typed and authorized', async () => {
  service.plays(json({ berthId: '12' }));
  const berth = await berthsUpdate(client(), {
    path: { berthId: 'a/1' },
    query: { pier: 'B' },
    body: { berthId: '12' },
  });
  expect(berth.berthId).toBe('12');
  expect(service.last()).toMatchObject({
    method: 'PUT',
    url: '/restapi/v2.1/accounts/4410/berths/a%2F1?pier=B',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  });
  service.plays(json([]));
  expect(await berthsList(client())).toEqual([]);
});

it('has the errors of the client', async () => {
  service.plays(json({ errorCode: 'NO_BERTH', message: 'None.' }, { status: 404 }));
  const { code, operation } = await caughtAs(NotFoundError, berthsList(client()));
  expect([code, operation]).toEqual(['NO_BERTH', 'Berths_list']);
  const nowhere = createClient({ baseUrl: service.url });
  expect((await caughtAs(InputError, berthsList(nowhere))).message).toContain(
    'accountId is missing',
  );
});

it('sends files by their media type', async () => {
  service.plays(json({}));
  await berthsSetMap(client(), { body: new Blob(['GIF89a'], { type: 'image/gif' }) });
  expect(service.last().headers['content-type']).toBe('image/gif');
});

// The types hold if this compiles; it is never run.
export async function compile(): Promise<void> {
  // @ts-expect-error -- the body is required
  await berthsUpdate(client(), { path: { berthId: '1' } });
  // @ts-expect-error -- there is no such parameter
  await berthsUpdate(client(), { path: { pierId: '1' }, body: {} });
}
