// Each pushed message of the corpus is read as an event, or rejected for the reason that its index
// states.
import { ConnectError, parse } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { isPushed, readCorpus } from '../src/corpus/payload.ts';
import { valueAt } from '../src/json.ts';

describe.each(readCorpus().filter(isPushed))('$file', (payload) => {
  if (payload.expected === 'accepted')
    it('is read', () => {
      const event = parse(payload.bytes);
      expect(event.event).toBe(payload.event);
      for (const [place, value] of Object.entries(payload.canonical ?? {}))
        expect(valueAt(event, place.slice(1)), place).toEqual(value);
    });
  else
    it(`is rejected: ${payload.because}`, () => {
      const error = catchConnectError(() => parse(payload.bytes));
      expect(error.code).toBe(payload.errorCode);
      expect(error.at ?? '').toContain(payload.at ?? '');
    });
});

function catchConnectError(read: () => unknown): ConnectError {
  try {
    read();
  } catch (error) {
    if (error instanceof ConnectError) return error;
    throw error;
  }
  throw new Error('The message was read.');
}
