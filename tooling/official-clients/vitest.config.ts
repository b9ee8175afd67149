import base from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// Before the tests of a file, clients that are not fast send up to some thousand requests.
export default mergeConfig(base, { test: { testTimeout: 900_000, hookTimeout: 900_000 } });
