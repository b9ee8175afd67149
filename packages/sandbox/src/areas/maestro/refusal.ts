import type { ErrorCode } from '@countersign/types/maestro';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Maestro. */
export const refusal = createRefuse<ErrorCode>('maestro');
