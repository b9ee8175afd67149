/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { IdentityProviderResponse } from './IdentityProviderResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { IdentityProvidersResponse as Type } from '@countersign/types/admin-v2/schemas/IdentityProvidersResponse';
export const IdentityProvidersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "identity_providers": zod.array(IdentityProviderResponse).optional()
}));
