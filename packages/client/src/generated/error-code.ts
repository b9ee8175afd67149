// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorCode as AdminV2Code } from '@countersign/types/admin-v2/error-code';
import type { ErrorCode as ClickCode } from '@countersign/types/click/error-code';
import type { ErrorCode as ConnectedFieldsCode } from '@countersign/types/connected-fields/error-code';
import type { ErrorCode as EsignV2Code } from '@countersign/types/esign-v2/error-code';
import type { ErrorCode as EsignV21Code } from '@countersign/types/esign-v2.1/error-code';
import type { ErrorCode as MaestroCode } from '@countersign/types/maestro/error-code';
import type { ErrorCode as MonitorCode } from '@countersign/types/monitor/error-code';
import type { ErrorCode as NavigatorCode } from '@countersign/types/navigator/error-code';
import type { ErrorCode as OauthCode } from '@countersign/types/oauth/error-code';
import type { ErrorCode as RoomsV2Code } from '@countersign/types/rooms-v2/error-code';
import type { ErrorCode as WebformsCode } from '@countersign/types/webforms/error-code';
import type { ErrorCode as WorkspacesAreaCode } from '@countersign/types/workspaces/error-code';
/**
 * Every error code that the contract knows, of all areas.
 */
export type ErrorCode = AdminV2Code | ClickCode | ConnectedFieldsCode | EsignV2Code | EsignV21Code | MaestroCode | MonitorCode | NavigatorCode | OauthCode | RoomsV2Code | WebformsCode | WorkspacesAreaCode;

