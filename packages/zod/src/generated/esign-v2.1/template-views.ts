/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { TemplateViewRequest } from './schemas/templateViewRequest.js';
import { ViewUrl } from './schemas/viewUrl.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/template-views';
export const TemplateViewsCreateEditParams: ObjectSchema<types.TemplateViewsCreateEditParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplateViewsCreateEditBody = TemplateViewRequest;
export const TemplateViewsCreateEdit201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const TemplateViewsCreateEdit400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
