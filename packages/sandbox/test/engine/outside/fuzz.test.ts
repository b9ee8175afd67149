import { readSeed } from '@countersign/config/sample';
import { it } from 'vitest';
import { fuzz, parsers } from './fuzz-parsers.ts';

it.each(Object.entries(parsers))(
  '%s has no other errors than its own, whatever the bytes',
  (_, parser) => fuzz(parser, { numRuns: 200, seed: readSeed() }),
);
