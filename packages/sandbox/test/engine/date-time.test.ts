import { connectEventsList } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startControlTest } from '../control/harness.ts';

// A time without a zone must not be in the one of the computer.
vi.stubEnv('TZ', 'America/New_York');

const { newTenant, close } = await startControlTest();
const { client, control } = newTenant();
afterAll(async () => {
  vi.unstubAllEnvs();
  await close();
});

describe('a time', () => {
  it.each([
    ['2040-02-29', '2040-02-29T00:00:00.000Z'],
    ['2040-02-29T10:20', '2040-02-29T10:20:00.000Z'],
    ['2040-02-29 10:20:30', '2040-02-29T10:20:30.000Z'],
    ['2040-02-29T10:20:30.1234567Z', '2040-02-29T10:20:30.123Z'],
    ['2040-02-29T10:20:30+0200', '2040-02-29T08:20:30.000Z'],
    ['2040-02-29T10:20:30-05:30', '2040-02-29T15:50:30.000Z'],
    ['+002040-02-29T10:20Z', '2040-02-29T10:20:00.000Z'],
    ['2040/02/29', '2040-02-29T00:00:00.000Z'],
    ['2/29/2040', '2040-02-29T00:00:00.000Z'],
    ['2/29/2040 9:05', '2040-02-29T09:05:00.000Z'],
    ['02/29/2040 10:00 PM', '2040-02-29T22:00:00.000Z'],
    ['02/29/2040 12:00:01 am', '2040-02-29T00:00:01.000Z'],
    ['02/29/2040 10:00 PM +02:00', '2040-02-29T20:00:00.000Z'],
    ['Wed, 29 Feb 2040 10:20:30 GMT', '2040-02-29T10:20:30.000Z'],
    ['Wed, 29 Feb 2040 10:20:30 +0200', '2040-02-29T08:20:30.000Z'],
    ['29 february 2040', '2040-02-29T00:00:00.000Z'],
    ['29-Feb-2040 9:05 PM', '2040-02-29T21:05:00.000Z'],
    ['Feb 29 2040', '2040-02-29T00:00:00.000Z'],
    ['February 29, 2040 10:20', '2040-02-29T10:20:00.000Z'],
  ])('%s is %s', async (text, expected) => {
    const { data } = await control.api.PUT('/clock', { body: { now: text, frozen: true } });
    expect(data?.now).toBe(expected);
  });

  it.each([
    'banana 5',
    '5',
    '2041-02-29',
    'Feb 29 2041',
    'Febru 29 2040',
    '29 2040 Feb',
    '13/1/2040',
    '2040-01-01T25:00',
    '1/1/2040 13:00 PM',
    '1/1/2040 0:30 AM',
    '2040-01-01T10:00 PM',
  ])('%s is none', async (text) => {
    const { response } = await control.api.PUT('/clock', { body: { now: text, frozen: true } });
    expect(response.status).toBe(400);
  });
});

it('a period is named by dates that are on the calendar', async () => {
  const call = connectEventsList(client, { query: { from_date: '2026-02-30' } });
  await expect(call).rejects.toMatchObject({ status: 400 });
  const query = { from_date: '2020-08-01 10:00', to_date: '2020-08-02T10:00:00+02:00' };
  expect((await connectEventsList(client, { query })).logs).toEqual([]);
});

it.each([
  '2020/08/01',
  '8/1/2020 10:00 PM',
  'Sat, 01 Aug 2020 10:00:00 GMT',
  'Saturday, 1 August 2020 10:00:00 +0200',
  'Aug 1, 2020',
  '1-Aug-2020 9:05 PM',
])('a period can begin at %s', async (from) => {
  const query = { from_date: from, to_date: '2020-08-03' };
  expect((await connectEventsList(client, { query })).logs).toEqual([]);
});
