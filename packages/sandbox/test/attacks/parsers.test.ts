import { isWhole, readSeed } from '@countersign/config/sample';
import { it } from 'vitest';
import { fuzz, parsers } from '../engine/outside/fuzz-parsers.ts';

/** Seconds for each parser: each day other bytes, and each night more of them. */
const seconds = isWhole() ? 10 : 1;

it.each(Object.entries(parsers))(
  '%s has no other errors than its own for seconds, whatever the bytes',
  (_, parser) =>
    fuzz(parser, {
      numRuns: 1_000_000,
      interruptAfterTimeLimit: seconds * 1000,
      endOnFailure: true,
      seed: readSeed(),
    }),
);
