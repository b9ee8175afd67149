/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormLibrarySummary } from './FormLibrarySummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FormLibrarySummaryList as Type } from '@countersign/types/rooms-v2/schemas/FormLibrarySummaryList';
export const FormLibrarySummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formsLibrarySummaries": zod.array(FormLibrarySummary).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
}));
