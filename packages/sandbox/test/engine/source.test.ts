// Each answer says whether state or the mock's examples are behind it.
import { afterAll, expect, it } from 'vitest';
import { accountId, startTest } from '../harness.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const envelope = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
const absent = 'ffffffff-7b15-4f68-9c0d-5e8a1b6f7d24';

async function fetchSource(path: string, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/accounts/${accountId}${path}`, {
      headers: { authorization: 'Bearer sandbox', ...headers },
    }),
  );
  return [response.status, response.headers.get('x-countersign-source')];
}

it.each([
  ['an envelope', `/envelopes/${envelope}`, {}, [200, 'state']],
  ['an envelope that is not there', `/envelopes/${absent}`, {}, [400, 'state']],
  ['an answer that is asked for', `/envelopes/${envelope}`, { prefer: 'code=429' }, [429, 'mock']],
  ['an operation that keeps nothing', '/powerforms', {}, [200, 'mock']],
])('says it of %s', async (_, path, headers, expected) => {
  expect(await fetchSource(path, headers)).toEqual(expected);
});
