/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateSummary } from './templateSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TemplateInformation as Type } from '@countersign/types/esign-v2.1/schemas/templateInformation';
export const TemplateInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "templates": zod.array(TemplateSummary).optional()
}));
