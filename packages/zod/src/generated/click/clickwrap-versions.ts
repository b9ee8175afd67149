/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapRequest } from './schemas/clickwrapRequest.js';
import { ClickwrapVersionDeleteResponse } from './schemas/clickwrapVersionDeleteResponse.js';
import { ClickwrapVersionResponse } from './schemas/clickwrapVersionResponse.js';
import { ClickwrapVersionSummaryResponse } from './schemas/clickwrapVersionSummaryResponse.js';
import { ClickwrapVersionsDeleteResponse } from './schemas/clickwrapVersionsDeleteResponse.js';
import { ClickwrapVersionsPagedResponse } from './schemas/clickwrapVersionsPagedResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/click/clickwrap-versions';
export const ClickwrapVersionsGetClickwrapVersionsParams: ObjectSchema<types.ClickwrapVersionsGetClickwrapVersionsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const ClickwrapVersionsGetClickwrapVersions200Response: zod.ZodType<zod.output<typeof ClickwrapVersionsPagedResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsPagedResponse);
export const ClickwrapVersionsGetClickwrapVersions400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersionParams: ObjectSchema<types.ClickwrapVersionsPostClickwrapVersionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const ClickwrapVersionsPostClickwrapVersionBody = ClickwrapRequest;
export const ClickwrapVersionsPostClickwrapVersion201Response: zod.ZodType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapVersionsPostClickwrapVersion400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersionsParams: ObjectSchema<types.ClickwrapVersionsDeleteClickwrapVersionsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const ClickwrapVersionsDeleteClickwrapVersionsQueryParams: ObjectSchema<types.ClickwrapVersionsDeleteClickwrapVersionsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "clickwrapVersionIds": zod.string().min(1).optional()
}));
export const ClickwrapVersionsDeleteClickwrapVersions200Response: zod.ZodType<zod.output<typeof ClickwrapVersionsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsDeleteResponse);
export const ClickwrapVersionsDeleteClickwrapVersions400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersionParams: ObjectSchema<types.ClickwrapVersionsGetClickwrapVersionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "versionId": zod.string().regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/)
}));
export const ClickwrapVersionsGetClickwrapVersion200Response: zod.ZodType<zod.output<typeof ClickwrapVersionResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionResponse);
export const ClickwrapVersionsGetClickwrapVersion400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersionParams: ObjectSchema<types.ClickwrapVersionsPutClickwrapVersionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "versionId": zod.string().regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/)
}));
export const ClickwrapVersionsPutClickwrapVersionBody = ClickwrapRequest;
export const ClickwrapVersionsPutClickwrapVersion200Response: zod.ZodType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapVersionsPutClickwrapVersion400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersionParams: ObjectSchema<types.ClickwrapVersionsDeleteClickwrapVersionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid,
    "versionId": zod.string().regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/)
}));
export const ClickwrapVersionsDeleteClickwrapVersion200Response: zod.ZodType<zod.output<typeof ClickwrapVersionDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionDeleteResponse);
export const ClickwrapVersionsDeleteClickwrapVersion400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
