import type { ErrorCode } from '@countersign/types/workspaces';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Workspaces. */
export const refusal = createRefuse<ErrorCode>('workspaces');
