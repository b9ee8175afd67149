/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DataField as Type } from '@countersign/types/click/schemas/dataField';
export const DataField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "label": zod.string().optional(),
    "name": zod.string().optional(),
    "type": zod.enum(['STRING', 'NUMBER', 'DATE']).optional()
}));
