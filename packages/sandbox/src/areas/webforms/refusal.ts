import type { ErrorCode } from '@countersign/types/webforms';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Web Forms. */
export const refusal = createRefuse<ErrorCode>('webforms');
