import type { ErrorCode } from '@countersign/types/navigator';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Navigator. */
export const refusal = createRefuse<ErrorCode>('navigator');
