import type { ErrorCode as AdminCode } from '@countersign/types/admin-v2/error-code';
import type { ErrorCode as EsignV2Code } from '@countersign/types/esign-v2/error-code';
import type { ErrorCode as EsignCode } from '@countersign/types/esign-v2.1/error-code';
import type { ErrorCode as OAuthCode } from '@countersign/types/oauth/error-code';
import type { ErrorCode as RoomsCode } from '@countersign/types/rooms-v2/error-code';

/** Every error code that the contract knows, of all areas. */
export type ErrorCode = AdminCode | EsignV2Code | EsignCode | OAuthCode | RoomsCode;
