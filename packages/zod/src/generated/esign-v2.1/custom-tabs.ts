/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { TabMetadata } from './schemas/tabMetadata.js';
import { TabMetadataList } from './schemas/tabMetadataList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/custom-tabs';
export const CustomTabsListParams: ObjectSchema<types.CustomTabsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const CustomTabsListQueryParams: ObjectSchema<types.CustomTabsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "custom_tab_only": formats.booleanString.optional()
}));
export const CustomTabsList200Response = /* @__PURE__ */ lenientResponse(TabMetadataList);
export const CustomTabsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreateParams: ObjectSchema<types.CustomTabsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const CustomTabsCreateBody = TabMetadata;
export const CustomTabsCreate201Response = /* @__PURE__ */ lenientResponse(TabMetadata);
export const CustomTabsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGetParams: ObjectSchema<types.CustomTabsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "customTabId": zod.string()
}));
export const CustomTabsGet200Response = /* @__PURE__ */ lenientResponse(TabMetadata);
export const CustomTabsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdateParams: ObjectSchema<types.CustomTabsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "customTabId": zod.string()
}));
export const CustomTabsUpdateBody = TabMetadata;
export const CustomTabsUpdate200Response = /* @__PURE__ */ lenientResponse(TabMetadata);
export const CustomTabsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDeleteParams: ObjectSchema<types.CustomTabsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "customTabId": zod.string()
}));
export const CustomTabsDelete200Response = /* @__PURE__ */ zod.unknown();
export const CustomTabsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
