import { afterAll, expect, it } from 'vitest';
import { startControlTest } from './harness.ts';

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

it('takes an empty list for an object without fields, as PHP writes it', async () => {
  const { tenant } = newTenant();
  const answer = await sandbox.fetch('http://sandbox.test/_countersign/control/v1/clock/run', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-countersign-tenant': tenant },
    body: '[]',
  });
  expect(answer.status).toBe(200);
});

it.each<[what: string, body: unknown, message: string]>([
  [
    'a text in place of an object',
    'P6D',
    'The body must be an object with the fields days, hours, minutes, seconds, milliseconds, and not "P6D". (body)',
  ],
  [
    'a field that does not exist',
    { day: 6 },
    'There is no field day. The fields are days, hours, minutes, seconds, milliseconds. (body)',
  ],
  ['a field of another type', { days: '6' }, 'expected number, received string (body/days)'],
])('%s is refused with the names of fields', async (_, body, message) => {
  const { control } = newTenant();
  // Calls the method without types, as JavaScript programs do.
  const advance: (duration: unknown) => Promise<unknown> = (duration) =>
    Reflect.apply(control.advance, control, [duration]);
  await expect(advance(body)).rejects.toThrow(message);
});
