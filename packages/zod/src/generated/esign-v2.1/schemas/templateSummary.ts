/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateMatch } from './templateMatch.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateSummary as Type } from '@countersign/types/esign-v2.1/schemas/templateSummary';
export const TemplateSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "applied": formats.booleanString.optional(),
    "documentId": zod.string().optional(),
    "documentName": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "templateId": formats.guid.optional(),
    "templateMatch": TemplateMatch.optional(),
    "templates": zod.array(zod.lazy(() => TemplateSummary)).optional(),
    "uri": zod.string().optional()
}));
