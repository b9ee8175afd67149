// Wrong use that every setting refuses: each of these lines must be an error.
import type * as esign21 from '@countersign/types/esign-v2.1';
// @ts-expect-error -- there is no such area
export type * as older from '@countersign/types/esign-v3';
// @ts-expect-error -- there is no such schema
export type * as padlock from '@countersign/types/esign-v2.1/schemas/padlock';
// @ts-expect-error -- the parameters have a name of their own
import type { EnvelopeLocksCreateHeader } from '@countersign/types/esign-v2.1/envelope-locks';
import type { TokenRequest } from '@countersign/types/oauth/schemas/tokenRequest';

// @ts-expect-error -- a boolean has no other words
export const scratchPad: esign21.LockRequest = { useScratchPad: 'maybe' };
// @ts-expect-error -- the words of a parameter are known, as the service only reads it
export const order: esign21.EnvelopesListStatusChangesQueryParams = { order: 'sideways' };
// @ts-expect-error -- the field is called lockedByApp
export const field: esign21.LockRequest = { lockedBy: 'Harbour Lease Desk' };
// @ts-expect-error -- the envelope is missing
export const path: esign21.EnvelopeLocksCreateParams = { accountId: '1' };
// @ts-expect-error -- numbers of JSON are strings here
export const query: esign21.EnvelopesListStatusChangesQueryParams = { count: 10 };
// @ts-expect-error -- the kind of grant is missing
export const grant: TokenRequest = { code: 'c' };
// @ts-expect-error -- the operation documents no such status
export type Teapot = esign21.EnvelopeLocksCreateResponses[418];
// @ts-expect-error -- this code comes from another operation
export const code: esign21.EnvelopeLocksCreateErrorCode = 'ANCHOR_TAB_STRING_NOT_FOUND';
// @ts-expect-error -- there is no such code
export const anyCode: esign21.ErrorCode = 'PADLOCKED';
export type Unused = EnvelopeLocksCreateHeader;
