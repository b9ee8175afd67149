import config from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(config, {
  test: {
    // It imports JSON as bundlers do, which Node does not take.
    deps: { optimizer: { ssr: { enabled: true, include: ['@actions/workflow-parser'] } } },
    // Paths stand in the titles.
    taskTitleValueFormatTruncate: 100,
  },
});
