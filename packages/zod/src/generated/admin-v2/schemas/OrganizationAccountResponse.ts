/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationAccountResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationAccountResponse';
export const OrganizationAccountResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "name": zod.string().optional(),
    "external_account_id": zod.int().optional(),
    "site_id": zod.int().optional()
}));
