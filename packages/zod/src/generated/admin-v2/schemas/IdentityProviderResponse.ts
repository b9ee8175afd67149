/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LinkResponse } from './LinkResponse.js';
import { Saml2IdentityProviderResponse } from './Saml2IdentityProviderResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { IdentityProviderResponse as Type } from '@countersign/types/admin-v2/schemas/IdentityProviderResponse';
export const IdentityProviderResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "friendly_name": zod.string().optional(),
    "auto_provision_users": zod.boolean().optional(),
    "type": zod.enum(['none', 'saml_20', 'saml_11', 'saml_10', 'ws_federation', 'open_id_connect']).optional(),
    "saml_20": Saml2IdentityProviderResponse.optional(),
    "links": zod.array(LinkResponse).optional()
}));
