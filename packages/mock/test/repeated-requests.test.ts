// The mock keeps how it read the last requests with a body: the same request gets the same answer,
// and one that differs in anything gets its own.
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';

const account = '0d2f9a1c-7b34-4e58-9c61-2a8b5d7f3e10';
const [envelope, other] = [
  'c0ffee00-1111-4222-8333-944445555666',
  'decade00-1111-4222-8333-944445555666',
];
const lock = { lockType: 'edit', lockDurationInSeconds: '600' };

function createCaller() {
  const mock = createMock();
  return {
    mock,
    async call(id: string, body: string, headers: Record<string, string> = {}) {
      const response = await mock.fetch(
        `http://mock.test/restapi/v2.1/accounts/${account}/envelopes/${id}/lock`,
        {
          method: 'POST',
          headers: { authorization: 'Bearer any', 'content-type': 'application/json', ...headers },
          body,
        },
      );
      const answer: unknown = await response.json();
      return { status: response.status, answer };
    },
  };
}

it('answers the same request the same each time', async () => {
  const { call } = createCaller();
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await call(envelope, JSON.stringify(lock)));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 201, answer: lock });
});

it('answers a request that differs in its body, wish, encoding or media type by itself', async () => {
  const { call } = createCaller();
  const body = JSON.stringify(lock);
  for (let time = 0; time < 3; time += 1) {
    expect(await call(envelope, body)).toMatchObject({ answer: { lockDurationInSeconds: '600' } });
    expect(await call(envelope, body.replace('600', '300'))).toMatchObject({
      answer: { lockDurationInSeconds: '300' },
    });
    expect(await call(envelope, body, { prefer: 'code=401' })).toMatchObject({ status: 401 });
    expect(await call(envelope, body, { 'content-type': 'text/csv' })).toMatchObject({
      status: 415,
    });
    expect(await call(envelope, body, { 'content-encoding': 'gzip' })).not.toMatchObject({
      status: 201,
    });
  }
});

it('answers about the resource of the address', async () => {
  const { mock } = createCaller();
  for (let time = 0; time < 3; time += 1)
    for (const envelopeId of [envelope, other]) {
      const response = await mock.fetch(
        `http://mock.test/restapi/v2.1/accounts/${account}/envelopes/${envelopeId}`,
        {
          method: 'PUT',
          headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
          body: '{"emailSubject":"Lease"}',
        },
      );
      expect(await response.json()).toMatchObject({ envelopeId });
    }
});

it('refuses the same body each time, with the same findings', async () => {
  const { call } = createCaller();
  const wrong = JSON.stringify({ ...lock, lockType: 'shut' });
  const first = await call(envelope, wrong);
  expect(first.status).toBe(400);
  expect(await call(envelope, wrong)).toEqual(first);
  expect(await call(envelope, wrong)).toEqual(first);
});

it('records each time what was read leniently', async () => {
  const { mock, call } = createCaller();
  for (let time = 0; time < 3; time += 1)
    await call(envelope, JSON.stringify({ ...lock, LOCKTYPE: 'EDIT', lockType: undefined }));
  const notes = mock.traffic.recent().map(({ tolerated }) => tolerated);
  expect(notes).toHaveLength(3);
  expect(notes[0]).toContainEqual(expect.objectContaining({ rule: 'name', sent: 'LOCKTYPE' }));
  expect(notes[2]).toEqual(notes[0]);
});
