/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { PowerFormsFormDataResponse } from './schemas/powerFormsFormDataResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/power-form-data';
export const PowerFormDataListParams: ObjectSchema<types.PowerFormDataListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "powerFormId": formats.guid
}));
export const PowerFormDataListQueryParams: ObjectSchema<types.PowerFormDataListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "data_layout": zod.enum(['Native', 'Csv_Classic', 'Csv_One_Envelope_Per_Line', 'Xml_Classic']).optional(),
    "from_date": formats.dateOrTime.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const PowerFormDataList200Response: zod.ZodType<zod.output<typeof PowerFormsFormDataResponse>, unknown> = /* @__PURE__ */ lenientResponse(PowerFormsFormDataResponse);
export const PowerFormDataList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
