/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
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
export const IdentityProvidersGetIdentityProviders200Response = /* @__PURE__ */ lenientResponse(IdentityProvidersResponse);
export const IdentityProvidersGetIdentityProviders400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityProvidersGetIdentityProviders500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
