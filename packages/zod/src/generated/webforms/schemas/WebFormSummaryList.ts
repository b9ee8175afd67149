/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WebFormSummary } from './WebFormSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WebFormSummaryList as Type } from '@countersign/types/webforms/schemas/WebFormSummaryList';
export const WebFormSummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endPosition": zod.int().optional(),
    "items": zod.array(WebFormSummary).optional(),
    "nextUrl": zod.string().optional(),
    "previousUrl": zod.string().optional(),
    "resultSetSize": zod.int().optional(),
    "startPosition": zod.int().optional(),
    "totalSetSize": zod.int().optional()
}));
