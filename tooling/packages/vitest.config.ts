import config from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(config, {
  test: {
    // They share nothing but modules, which take longer to load than many tests to run.
    isolate: false,
    // It imports JSON as bundlers do, which Node does not take.
    deps: { optimizer: { ssr: { enabled: true, include: ['@actions/workflow-parser'] } } },
    // Titles show paths in full.
    taskTitleValueFormatTruncate: 100,
  },
});
