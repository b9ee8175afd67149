import { afterAll, expect, it } from 'vitest';
import { startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

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
