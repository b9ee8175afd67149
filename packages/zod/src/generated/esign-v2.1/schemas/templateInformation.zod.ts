/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateSummary } from './templateSummary.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateInformation'];
export const TemplateInformation: zod.ZodType<Type, Type> = zod.object({
    "templates": zod.array(TemplateSummary).optional()
});
