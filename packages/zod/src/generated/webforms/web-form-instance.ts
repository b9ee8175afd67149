/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreateInstanceRequestBody } from './schemas/CreateInstanceRequestBody.js';
import { HttpError } from './schemas/HttpError.js';
import { WebFormInstance } from './schemas/WebFormInstance.js';
import { WebFormInstanceList } from './schemas/WebFormInstanceList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/webforms/web-form-instance';
export const WebFormInstanceListInstancesParams: ObjectSchema<types.WebFormInstanceListInstancesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "formId": formats.guid
}));
export const WebFormInstanceListInstancesQueryParams: ObjectSchema<types.WebFormInstanceListInstancesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "client_user_id": zod.string().max(100).optional()
}));
export const WebFormInstanceListInstances200Response: zod.ZodType<zod.output<typeof WebFormInstanceList>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstanceList);
export const WebFormInstanceListInstances400Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances401Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances403Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances404Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances405Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances429Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances500Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstanceParams: ObjectSchema<types.WebFormInstanceCreateInstanceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "formId": formats.guid
}));
export const WebFormInstanceCreateInstanceBody = CreateInstanceRequestBody;
export const WebFormInstanceCreateInstance200Response: zod.ZodType<zod.output<typeof WebFormInstance>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstance);
export const WebFormInstanceCreateInstance400Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance401Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance403Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance404Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance405Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance429Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance500Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstanceParams: ObjectSchema<types.WebFormInstanceGetInstanceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "formId": formats.guid,
    "instanceId": formats.guid
}));
export const WebFormInstanceGetInstance200Response: zod.ZodType<zod.output<typeof WebFormInstance>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstance);
export const WebFormInstanceGetInstance400Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance401Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance403Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance404Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance405Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance429Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance500Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshTokenParams: ObjectSchema<types.WebFormInstanceRefreshTokenParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "formId": formats.guid,
    "instanceId": formats.guid
}));
export const WebFormInstanceRefreshToken200Response: zod.ZodType<zod.output<typeof WebFormInstance>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstance);
export const WebFormInstanceRefreshToken400Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken401Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken403Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken404Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken405Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken429Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken500Response: zod.ZodType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
