/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapRequest } from './schemas/clickwrapRequest.js';
import { ClickwrapTransferRequest } from './schemas/clickwrapTransferRequest.js';
import { ClickwrapVersionResponse } from './schemas/clickwrapVersionResponse.js';
import { ClickwrapVersionSummaryResponse } from './schemas/clickwrapVersionSummaryResponse.js';
import { ClickwrapVersionsDeleteResponse } from './schemas/clickwrapVersionsDeleteResponse.js';
import { ClickwrapVersionsResponse } from './schemas/clickwrapVersionsResponse.js';
import { ClickwrapsDeleteResponse } from './schemas/clickwrapsDeleteResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/click/clickwraps';
export const ClickwrapsGetClickwrapsParams: ObjectSchema<types.ClickwrapsGetClickwrapsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const ClickwrapsGetClickwrapsQueryParams: ObjectSchema<types.ClickwrapsGetClickwrapsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "filter": zod.string().max(200).optional(),
    "from_date": formats.dateOrTime.optional(),
    "name": zod.string().max(200).optional(),
    "ownerUserId": formats.guid.optional(),
    "page_number": formats.integerString.optional(),
    "status": zod.enum(['draft', 'active', 'inactive', 'deleted']).optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const ClickwrapsGetClickwraps200Response: zod.ZodType<zod.output<typeof ClickwrapVersionsResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsResponse);
export const ClickwrapsGetClickwraps400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrapParams: ObjectSchema<types.ClickwrapsPostClickwrapParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const ClickwrapsPostClickwrapBody = ClickwrapRequest;
export const ClickwrapsPostClickwrap201Response: zod.ZodType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapsPostClickwrap400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrapsParams: ObjectSchema<types.ClickwrapsDeleteClickwrapsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const ClickwrapsDeleteClickwrapsQueryParams: ObjectSchema<types.ClickwrapsDeleteClickwrapsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "clickwrapIds": zod.string().min(1).optional()
}));
export const ClickwrapsDeleteClickwraps200Response: zod.ZodType<zod.output<typeof ClickwrapsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapsDeleteResponse);
export const ClickwrapsDeleteClickwraps400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrapParams: ObjectSchema<types.ClickwrapsGetClickwrapParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const ClickwrapsGetClickwrap200Response: zod.ZodType<zod.output<typeof ClickwrapVersionResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionResponse);
export const ClickwrapsGetClickwrap400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrapParams: ObjectSchema<types.ClickwrapsPutClickwrapParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const ClickwrapsPutClickwrapBody = ClickwrapTransferRequest;
export const ClickwrapsPutClickwrap200Response: zod.ZodType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapsPutClickwrap400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrapParams: ObjectSchema<types.ClickwrapsDeleteClickwrapParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "clickwrapId": formats.guid
}));
export const ClickwrapsDeleteClickwrapQueryParams: ObjectSchema<types.ClickwrapsDeleteClickwrapQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "versions": zod.string().optional()
}));
export const ClickwrapsDeleteClickwrap200Response: zod.ZodType<zod.output<typeof ClickwrapVersionsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsDeleteResponse);
export const ClickwrapsDeleteClickwrap400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
