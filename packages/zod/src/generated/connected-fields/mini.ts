// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { fast } from '../../fast/fast.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/connected-fields';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const nullableStringField = /* @__PURE__ */ made(() => zod.nullable(zod.string()));
const stringField = /* @__PURE__ */ zod.string();
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
export const ErrorResponseDTO: MiniObject<types.ErrorResponseDTO> = /* @__PURE__ */ miniObject(() => ({
    "code": nullableStringField,
    "message": nullableStringField
}));
export const Tab: MiniObject<types.Tab> = /* @__PURE__ */ miniObject(() => ({
    "extensionData": TabExtensionData,
    "tabType": zod.string(),
    "validationPattern": optionalStringField,
    "validationMessage": optionalStringField,
    "tabLabel": stringField,
    "radios": zod.optional(zod.array(stringField))
}));
export const TabConnectedFieldsData: MiniObject<types.TabConnectedFieldsData> = /* @__PURE__ */ miniObject(() => ({
    "typeSystemNamespace": stringField,
    "typeName": stringField,
    "supportedOperation": zod.enum(['VerifyType']),
    "propertyName": stringField,
    "supportedUri": stringField
}));
export const TabConnectionInstance: MiniObject<types.TabConnectionInstance> = /* @__PURE__ */ miniObject(() => ({
    "connectionKey": stringField,
    "connectionValue": stringField
}));
export const TabExtensionData: MiniObject<types.TabExtensionData> = /* @__PURE__ */ miniObject(() => ({
    "extensionGroupId": stringField,
    "actionInputKey": stringField,
    "extensionPolicy": zod.optional(zod.enum(['None', 'MustVerifyToSign'])),
    "publisherName": optionalStringField,
    "applicationName": optionalStringField,
    "actionName": optionalStringField,
    "extensionContract": optionalStringField,
    "actionContract": optionalStringField,
    "extensionName": optionalStringField,
    "requiredForExtension": zod.boolean(),
    "connectionInstances": zod.optional(zod.array(TabConnectionInstance)),
    "connectedFieldsData": zod.optional(TabConnectedFieldsData)
}));
export const TabInfo: MiniObject<types.TabInfo> = /* @__PURE__ */ miniObject(() => ({
    "appId": stringField,
    "tabs": zod.array(Tab)
}));
export const TabInfoList = /* @__PURE__ */ fast(() => zod.array(TabInfo));
export const TabInfoGetTabGroupsParams: MiniObject<types.TabInfoGetTabGroupsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const TabInfoGetTabGroupsQueryParams: MiniObject<types.TabInfoGetTabGroupsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "appId": optionalStringField
}));
export const TabInfoGetTabGroups200Response: zod.ZodMiniType<zod.output<typeof TabInfoList>, unknown> = /* @__PURE__ */ lenientResponse(TabInfoList);
export const TabInfoGetTabGroups400Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups401Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups403Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups404Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups405Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups429Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);
export const TabInfoGetTabGroups500Response: zod.ZodMiniType<zod.output<typeof ErrorResponseDTO>, unknown> = /* @__PURE__ */ lenientResponse(ErrorResponseDTO);

