/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountSummary as Type } from '@countersign/types/rooms-v2/schemas/AccountSummary';
export const AccountSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "companyId": zod.int().optional(),
    "name": zod.string().optional(),
    "companyVersion": zod.enum(['v5', 'v6']).optional(),
    "docuSignAccountGuid": formats.guid.optional(),
    "defaultFieldSetId": formats.guid.optional(),
    "requireOfficeLibraryAssignments": zod.boolean().optional()
}));
