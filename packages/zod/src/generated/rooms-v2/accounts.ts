/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { AccountSummary } from './schemas/AccountSummary.js';
import { ApiError } from './schemas/ApiError.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/accounts';
export const AccountsGetAccountInformationParams: ObjectSchema<types.AccountsGetAccountInformationParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountsGetAccountInformation200Response = /* @__PURE__ */ lenientResponse(AccountSummary);
export const AccountsGetAccountInformation400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation500Response = /* @__PURE__ */ lenientResponse(ApiError);
