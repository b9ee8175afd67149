/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationImportResponseWarningRollup as Type } from '@countersign/types/admin-v2/schemas/OrganizationImportResponseWarningRollup';
export const OrganizationImportResponseWarningRollup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "warning_type": zod.string().optional(),
    "count": zod.int().min(0).optional()
}));
