import type { ErrorCode } from '@countersign/types/monitor';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Monitor. */
export const refusal = createRefuse<ErrorCode>('monitor');
