/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DomainsResponse } from './schemas/DomainsResponse.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/reserved-domains';
export const ReservedDomainsGetReservedDomainsParams: ObjectSchema<types.ReservedDomainsGetReservedDomainsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ReservedDomainsGetReservedDomains200Response: zod.ZodType<zod.output<typeof DomainsResponse>, unknown> = /* @__PURE__ */ lenientResponse(DomainsResponse);
export const ReservedDomainsGetReservedDomains400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomains500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
