// Generated requests, valid, invalid and hostile: the server always responds, never fails, and its
// responses match the spec. Each day generates others.
import { isWhole, readSeed } from '@countersign/config/sample';
import { inject } from 'vitest';
import { fuzzSuite } from '../src/fuzz/suite.ts';
import { baseUrl } from './server-under-test.ts';

fuzzSuite(baseUrl, {
  seed: readSeed(),
  requests: Number(process.env.FUZZ_REQUESTS ?? (isWhole() ? 66_000 : 22_000)),
  only: process.env.FUZZ_ONLY,
  keeps: inject('keeps'),
});
