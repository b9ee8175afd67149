/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationsResponse } from './schemas/OrganizationsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import type * as types from '@countersign/types/admin-v2/organization';
export const OrganizationGetOrganizationsQueryParams: ObjectSchema<types.OrganizationGetOrganizationsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "mode": zod.enum(['org_admin', 'account_membership']).optional()
}));
export const OrganizationGetOrganizations200Response: zod.ZodType<zod.output<typeof OrganizationsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationsResponse);
export const OrganizationGetOrganizations400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationGetOrganizations500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
