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
export const BCCEmailArchiveList200Response = /* @__PURE__ */ lenientResponse(BccEmailArchiveList);
export const BCCEmailArchiveList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreateParams: ObjectSchema<types.BCCEmailArchiveCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BCCEmailArchiveCreateBody = BccEmailArchive;
export const BCCEmailArchiveCreate201Response = /* @__PURE__ */ lenientResponse(BccEmailArchive);
export const BCCEmailArchiveCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGetParams: ObjectSchema<types.BCCEmailArchiveGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bccEmailArchiveId": zod.string()
}));
export const BCCEmailArchiveGetQueryParams: ObjectSchema<types.BCCEmailArchiveGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const BCCEmailArchiveGet200Response = /* @__PURE__ */ lenientResponse(BccEmailArchiveHistoryList);
export const BCCEmailArchiveGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDeleteParams: ObjectSchema<types.BCCEmailArchiveDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "bccEmailArchiveId": zod.string()
}));
export const BCCEmailArchiveDelete200Response = /* @__PURE__ */ zod.unknown();
export const BCCEmailArchiveDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
