/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkJob } from './schemas/BulkJob.js';
import { CreateBulkJob } from './schemas/CreateBulkJob.js';
import { ErrDetails } from './schemas/ErrDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import type * as types from '@countersign/types/navigator/bulk-job';
export const BulkJobCreateBulkUploadJobParams: ObjectSchema<types.BulkJobCreateBulkUploadJobParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const BulkJobCreateBulkUploadJobBody = CreateBulkJob;
export const BulkJobCreateBulkUploadJob200Response: zod.ZodType<zod.output<typeof BulkJob>, unknown> = /* @__PURE__ */ lenientResponse(BulkJob);
export const BulkJobCreateBulkUploadJob400Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob401Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob403Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob404Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob405Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob429Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob500Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatusParams: ObjectSchema<types.BulkJobGetBulkJobStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "jobId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const BulkJobGetBulkJobStatus200Response: zod.ZodType<zod.output<typeof BulkJob>, unknown> = /* @__PURE__ */ lenientResponse(BulkJob);
export const BulkJobGetBulkJobStatus400Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus401Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus403Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus404Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus405Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus429Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus500Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJobParams: ObjectSchema<types.BulkJobUploadCompleteBulkJobParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "jobId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const BulkJobUploadCompleteBulkJob200Response: zod.ZodType<zod.output<typeof BulkJob>, unknown> = /* @__PURE__ */ lenientResponse(BulkJob);
export const BulkJobUploadCompleteBulkJob400Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob401Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob403Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob404Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob405Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob429Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob500Response: zod.ZodType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
