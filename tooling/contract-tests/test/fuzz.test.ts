// Thousands of requests per area that nobody wrote down, valid, broken and hostile: there is always
// an answer, it is never the server's own failure, and it is what the spec says.
import { inject } from 'vitest';
import { fuzzSuite } from '../src/fuzz/suite.ts';

fuzzSuite(inject('baseUrl'), {
  seed: Number(process.env.FUZZ_SEED ?? 20260401),
  runs: Number(process.env.FUZZ_RUNS ?? 2500),
  keeps: inject('keeps'),
});
