/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['filter'];
export const Filter: zod.ZodType<Type, Type> = zod.object({
    "actionRequired": zod.enum(['true', 'false']).optional(),
    "expires": zod.string().optional(),
    "folderIds": zod.string().optional(),
    "fromDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "isTemplate": zod.enum(['true', 'false']).optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "orderBy": zod.string().optional(),
    "searchTarget": zod.string().optional(),
    "searchText": zod.string().optional(),
    "status": zod.string().optional(),
    "toDateTime": zod.iso.datetime({ "offset": true }).optional()
});
