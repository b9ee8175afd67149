/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ImportErrorType } from './ImportErrorType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationImportResponseErrorRollup as Type } from '@countersign/types/admin-v2/schemas/OrganizationImportResponseErrorRollup';
export const OrganizationImportResponseErrorRollup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error_type": ImportErrorType.optional(),
    "count": zod.int().min(0).optional()
}));
