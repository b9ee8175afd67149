/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AggregateResult } from './schemas/AggregateResult.js';
import { CursoredResult } from './schemas/CursoredResult.js';
import { MonitorError } from './schemas/MonitorError.js';
import { StreamResponse } from './schemas/StreamResponse.js';
import { WebQuery } from './schemas/WebQuery.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/monitor/data-set';
export const DataSetGetStreamParams: ObjectSchema<types.DataSetGetStreamParams> = /* @__PURE__ */ fastObject(() => ({
    "version": zod.enum(['2.0', '2']),
    "dataSetName": zod.string().min(1)
}));
export const DataSetGetStreamQueryParams: ObjectSchema<types.DataSetGetStreamQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "cursor": zod.string().optional(),
    "limit": zod.int().min(1).max(2000).optional()
}));
export const DataSetGetStream200Response: zod.ZodType<zod.output<typeof CursoredResult>, unknown> = /* @__PURE__ */ lenientResponse(CursoredResult);
export const DataSetGetStream400Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream401Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream403Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream404Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream405Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream429Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetGetStream500Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQueryParams: ObjectSchema<types.DataSetPostWebQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "version": zod.enum(['2.0', '2']),
    "dataSetName": zod.string().min(1)
}));
export const DataSetPostWebQueryBody = WebQuery;
export const DataSetPostWebQuery200Response: zod.ZodType<zod.output<typeof AggregateResult>, unknown> = /* @__PURE__ */ lenientResponse(AggregateResult);
export const DataSetPostWebQuery400Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery401Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery403Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery404Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery405Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery429Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetPostWebQuery500Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStreamParams: ObjectSchema<types.DataSetStreamParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const DataSetStreamQueryParams: ObjectSchema<types.DataSetStreamQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "cursor": zod.string().optional(),
    "limit": zod.int().min(1).max(2000).optional()
}));
export const DataSetStream200Response: zod.ZodType<zod.output<typeof StreamResponse>, unknown> = /* @__PURE__ */ lenientResponse(StreamResponse);
export const DataSetStream400Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream401Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream403Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream404Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream405Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream429Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
export const DataSetStream500Response: zod.ZodType<zod.output<typeof MonitorError>, unknown> = /* @__PURE__ */ lenientResponse(MonitorError);
