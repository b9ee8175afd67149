// Each pushed message of the corpus is read as an event, or rejected for the reason that its index
// states.
import { ConnectError, parse } from '@countersign/connect';
import { ConnectMessage } from '@countersign/zod/esign-v2.1';
import { lenientResponse } from '@countersign/zod/readings';
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

const inJson = readCorpus()
  .filter(isPushed)
  .filter(({ mediaType, expected }) => mediaType === 'application/json' && expected === 'accepted');

it.each(inJson)('has a validator that reads $file', ({ bytes }) => {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  expect(lenientResponse(ConnectMessage).safeParse(value).error?.issues ?? []).toEqual([]);
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
