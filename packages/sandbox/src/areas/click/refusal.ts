import type { ErrorCode } from '@countersign/types/click';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Click. */
export const refusal = createRefuse<ErrorCode>('click');
