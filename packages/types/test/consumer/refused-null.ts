// Wrong use that only strictNullChecks refuses.
import type * as esign21 from '@countersign/types/esign-v2.1';
import type { TokenRequest } from '@countersign/types/oauth/schemas/tokenRequest';

// @ts-expect-error -- what is required cannot be undefined
export const path: esign21.EnvelopeLocksCreateParams = { accountId: '1', envelopeId: undefined };
// @ts-expect-error -- no field of a lock is null
export const lock: esign21.LockRequest = { lockedByApp: null };
export function read(request: TokenRequest): string {
  // @ts-expect-error -- the code may be missing
  return request.code;
}
