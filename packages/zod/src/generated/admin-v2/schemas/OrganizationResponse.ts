/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DomainResponse } from './DomainResponse.js';
import { IdentityProvidersResponse } from './IdentityProvidersResponse.js';
import { LinkResponse } from './LinkResponse.js';
import { OrganizationAccountResponse } from './OrganizationAccountResponse.js';
import { OrganizationSimpleIdObject } from './OrganizationSimpleIdObject.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationResponse';
export const OrganizationResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "name": zod.string().optional(),
    "description": zod.string().optional(),
    "default_account_id": formats.guid.optional(),
    "default_permission_profile_id": zod.int().optional(),
    "created_on": formats.dateTime.optional(),
    "created_by": formats.guid.optional(),
    "last_modified_on": formats.dateTime.optional(),
    "last_modified_by": formats.guid.optional(),
    "accounts": zod.array(OrganizationAccountResponse).optional(),
    "users": zod.array(OrganizationSimpleIdObject).optional(),
    "reserved_domains": zod.array(DomainResponse).optional(),
    "identity_providers": zod.array(IdentityProvidersResponse).optional(),
    "links": zod.array(LinkResponse).optional()
}));
