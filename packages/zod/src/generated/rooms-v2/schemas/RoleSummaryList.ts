/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoleSummary } from './RoleSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoleSummaryList as Type } from '@countersign/types/rooms-v2/schemas/RoleSummaryList';
export const RoleSummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roles": zod.array(RoleSummary).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
}));
