/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Filter as Type } from '@countersign/types/esign-v2.1/schemas/filter';
export const Filter: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "actionRequired": formats.booleanString.optional(),
    "expires": zod.string().optional(),
    "folderIds": zod.string().optional(),
    "fromDateTime": formats.dateTime.optional(),
    "isTemplate": formats.booleanString.optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "orderBy": zod.string().optional(),
    "searchTarget": zod.string().optional(),
    "searchText": zod.string().optional(),
    "status": zod.string().optional(),
    "toDateTime": formats.dateTime.optional()
}));
