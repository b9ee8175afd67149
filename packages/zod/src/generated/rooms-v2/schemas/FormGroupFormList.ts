/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormGroupForm } from './FormGroupForm.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FormGroupFormList as Type } from '@countersign/types/rooms-v2/schemas/FormGroupFormList';
export const FormGroupFormList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "forms": zod.array(FormGroupForm).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
}));
