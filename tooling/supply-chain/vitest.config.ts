import shared from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// Every test runs pnpm, and what is set up before them installs a repository.
export default mergeConfig(shared, {
  test: { globalSetup: 'test/setup.ts', testTimeout: 300_000, hookTimeout: 600_000 },
});
