import { it } from 'vitest';
import { fuzz, parsers } from '../engine/outside/fuzz-parsers.ts';

it.each(Object.entries(parsers))(
  '%s has no other errors than its own for ten seconds, whatever the bytes',
  { timeout: 300_000 },
  (_, parser) =>
    fuzz(parser, { numRuns: 1_000_000, interruptAfterTimeLimit: 10_000, endOnFailure: true }),
);
