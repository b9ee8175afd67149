/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { ExternalFormFillSession } from './schemas/ExternalFormFillSession.js';
import { ExternalFormFillSessionForCreate } from './schemas/ExternalFormFillSessionForCreate.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/external-form-fill-sessions';
export const ExternalFormFillSessionsCreateExternalFormFillSessionParams: ObjectSchema<types.ExternalFormFillSessionsCreateExternalFormFillSessionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ExternalFormFillSessionsCreateExternalFormFillSessionBody = ExternalFormFillSessionForCreate;
export const ExternalFormFillSessionsCreateExternalFormFillSession201Response: zod.ZodType<zod.output<typeof ExternalFormFillSession>, unknown> = /* @__PURE__ */ lenientResponse(ExternalFormFillSession);
export const ExternalFormFillSessionsCreateExternalFormFillSession400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
