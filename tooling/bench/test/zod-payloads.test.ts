// What is measured is what it is said to be, and what the contract takes.
import { EnvelopeDefinition } from '@countersign/zod/esign-v2.1';
import { expect, it } from 'vitest';
import { envelope } from '../src/zod/payloads.ts';

it.each([10, 50])('an envelope has five signers with %i tabs each, all in order', (tabs) => {
  const { success, data } = EnvelopeDefinition.safeParse(envelope(5, tabs));
  expect(success).toBe(true);
  const signers = data?.recipients?.signers ?? [];
  expect(signers.map((signer) => Object.values(signer.tabs ?? {}).flat().length)).toEqual(
    Array.from({ length: 5 }, () => tabs),
  );
  expect(envelope(5, tabs)).toEqual(envelope(5, tabs));
});
