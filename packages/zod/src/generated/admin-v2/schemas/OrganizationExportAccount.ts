/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationExportAccount as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportAccount';
export const OrganizationExportAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "account_id": formats.guid.optional()
}));
