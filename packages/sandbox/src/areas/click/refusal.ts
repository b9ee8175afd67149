import type { ErrorCode } from '@countersign/types/click';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Click. */
export const refusal = createRefuse<ErrorCode>('click');

/** Makes the refusal of a call whose body is wrong. */
export function refuseBody(sentence: string): ReturnType<typeof refusal> {
  return refusal('INVALID_REQUEST_BODY', sentence);
}
