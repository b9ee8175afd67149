// Not right, and nothing says so: the compiler must.
import type { LockRequest } from '@countersign/types/esign-v2.1/schemas/lockRequest';

export const lock: LockRequest = { useScratchPad: 'maybe' };
