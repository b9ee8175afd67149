/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailArchive } from './schemas/bccEmailArchive.js';
import { BccEmailArchiveHistoryList } from './schemas/bccEmailArchiveHistoryList.js';
import { BccEmailArchiveList } from './schemas/bccEmailArchiveList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/bccemail-archive';
export const BCCEmailArchiveListParams: ObjectSchema<types.BCCEmailArchiveListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BCCEmailArchiveListQueryParams: ObjectSchema<types.BCCEmailArchiveListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const BCCEmailArchiveList200Response: zod.ZodType<zod.output<typeof BccEmailArchiveList>, unknown> = /* @__PURE__ */ lenientResponse(BccEmailArchiveList);
export const BCCEmailArchiveList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreateParams: ObjectSchema<types.BCCEmailArchiveCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BCCEmailArchiveCreateBody = BccEmailArchive;
export const BCCEmailArchiveCreate201Response: zod.ZodType<zod.output<typeof BccEmailArchive>, unknown> = /* @__PURE__ */ lenientResponse(BccEmailArchive);
export const BCCEmailArchiveCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGetParams: ObjectSchema<types.BCCEmailArchiveGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bccEmailArchiveId": zod.string()
}));
export const BCCEmailArchiveGetQueryParams: ObjectSchema<types.BCCEmailArchiveGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const BCCEmailArchiveGet200Response: zod.ZodType<zod.output<typeof BccEmailArchiveHistoryList>, unknown> = /* @__PURE__ */ lenientResponse(BccEmailArchiveHistoryList);
export const BCCEmailArchiveGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDeleteParams: ObjectSchema<types.BCCEmailArchiveDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bccEmailArchiveId": zod.string()
}));
export const BCCEmailArchiveDelete200Response = /* @__PURE__ */ zod.unknown();
export const BCCEmailArchiveDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
