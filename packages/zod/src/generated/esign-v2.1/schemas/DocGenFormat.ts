/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenFormat as Type } from '@countersign/types/esign-v2.1/schemas/DocGenFormat';
export const DocGenFormat: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "expression": zod.string().optional(),
    "locale": zod.string().optional()
}));
