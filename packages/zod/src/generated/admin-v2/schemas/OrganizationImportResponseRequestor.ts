/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationImportResponseRequestor as Type } from '@countersign/types/admin-v2/schemas/OrganizationImportResponseRequestor';
export const OrganizationImportResponseRequestor: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "id": zod.string().optional(),
    "type": zod.enum(['user', 'client_app']).optional(),
    "email": zod.string().optional()
}));
