// Thousands of generated requests per area, valid, invalid and hostile: the server always responds,
// never fails, and its responses match the spec.
import { inject } from 'vitest';
import { fuzzSuite } from '../src/fuzz/suite.ts';

fuzzSuite(inject('baseUrl'), {
  seed: Number(process.env.FUZZ_SEED ?? 20260401),
  runs: Number(process.env.FUZZ_RUNS ?? 2500),
  keeps: inject('keeps'),
});
