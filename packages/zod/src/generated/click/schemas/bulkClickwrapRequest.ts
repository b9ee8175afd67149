/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkClickwrapRequest as Type } from '@countersign/types/click/schemas/bulkClickwrapRequest';
export const BulkClickwrapRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "fromDate": formats.dateTime.optional(),
    "status": zod.enum(['agreed', 'declined']).optional(),
    "toDate": formats.dateTime.optional()
}));
