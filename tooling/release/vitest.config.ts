import shared from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// The other tests run beside the rehearsal, which builds everything.
export default mergeConfig(shared, { test: { testTimeout: 300_000 } });
