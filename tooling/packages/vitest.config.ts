import config from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// The tests run pnpm, pack packages and start servers.
export default mergeConfig(config, {
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // They share nothing but modules, which take longer to load than many tests to run.
    isolate: false,
    // It imports JSON as bundlers do, which Node does not take.
    deps: { optimizer: { ssr: { enabled: true, include: ['@actions/workflow-parser'] } } },
    // Titles show paths in full.
    taskTitleValueFormatTruncate: 100,
  },
});
