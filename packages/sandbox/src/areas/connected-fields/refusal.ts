import type { ErrorCode } from '@countersign/types/connected-fields';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Connected Fields. */
export const refusal = createRefuse<ErrorCode>('connected-fields');
