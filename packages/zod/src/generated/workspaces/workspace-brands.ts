/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { GetWorkspaceBrandResponse } from './schemas/GetWorkspaceBrandResponse.js';
import { UpdateWorkspaceBrandBody } from './schemas/UpdateWorkspaceBrandBody.js';
import { UpdateWorkspaceBrandResponse } from './schemas/UpdateWorkspaceBrandResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/workspaces/workspace-brands';
export const WorkspaceBrandsGetWorkspaceBrandParams: ObjectSchema<types.WorkspaceBrandsGetWorkspaceBrandParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceBrandsGetWorkspaceBrand200Response: zod.ZodType<zod.output<typeof GetWorkspaceBrandResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceBrandResponse);
export const WorkspaceBrandsGetWorkspaceBrand400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrandParams: ObjectSchema<types.WorkspaceBrandsUpdateWorkspaceBrandParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceBrandsUpdateWorkspaceBrandBody = UpdateWorkspaceBrandBody;
export const WorkspaceBrandsUpdateWorkspaceBrand200Response: zod.ZodType<zod.output<typeof UpdateWorkspaceBrandResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateWorkspaceBrandResponse);
export const WorkspaceBrandsUpdateWorkspaceBrand400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
