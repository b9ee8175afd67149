/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CertificateResponse } from './CertificateResponse.js';
import { RequiredAttributeMappingResponse } from './RequiredAttributeMappingResponse.js';
import { SettingResponse } from './SettingResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Saml2IdentityProviderResponse as Type } from '@countersign/types/admin-v2/schemas/Saml2IdentityProviderResponse';
export const Saml2IdentityProviderResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "issuer": zod.string().optional(),
    "settings": zod.array(SettingResponse).optional(),
    "certificates": zod.array(CertificateResponse).optional(),
    "attribute_mappings": zod.array(RequiredAttributeMappingResponse).optional()
}));
