/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomTemplate } from './RoomTemplate.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomTemplatesSummaryList as Type } from '@countersign/types/rooms-v2/schemas/RoomTemplatesSummaryList';
export const RoomTemplatesSummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roomTemplates": zod.array(RoomTemplate).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
}));
