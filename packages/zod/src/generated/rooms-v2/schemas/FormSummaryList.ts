/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormSummary } from './FormSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FormSummaryList as Type } from '@countersign/types/rooms-v2/schemas/FormSummaryList';
export const FormSummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "forms": zod.array(FormSummary).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
}));
