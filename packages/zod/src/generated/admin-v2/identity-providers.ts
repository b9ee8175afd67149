/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { IdentityProvidersResponse } from './schemas/IdentityProvidersResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/identity-providers';
export const IdentityProvidersGetIdentityProvidersParams: ObjectSchema<types.IdentityProvidersGetIdentityProvidersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const IdentityProvidersGetIdentityProviders200Response: zod.ZodType<zod.output<typeof IdentityProvidersResponse>, unknown> = /* @__PURE__ */ lenientResponse(IdentityProvidersResponse);
export const IdentityProvidersGetIdentityProviders400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
