/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { ReservedDomainExistence } from './schemas/reservedDomainExistence.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/reserved-domains';
export const ReservedDomainsGetReservedDomainExistenceParams: ObjectSchema<types.ReservedDomainsGetReservedDomainExistenceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ReservedDomainsGetReservedDomainExistenceQueryParams: ObjectSchema<types.ReservedDomainsGetReservedDomainExistenceQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email_domain": zod.string().min(1)
}));
export const ReservedDomainsGetReservedDomainExistence200Response: zod.ZodType<zod.output<typeof ReservedDomainExistence>, unknown> = /* @__PURE__ */ lenientResponse(ReservedDomainExistence);
export const ReservedDomainsGetReservedDomainExistence400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
