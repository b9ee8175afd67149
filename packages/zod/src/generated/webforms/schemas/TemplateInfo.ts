/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TemplateInfo as Type } from '@countersign/types/webforms/schemas/TemplateInfo';
export const TemplateInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "lastModified": zod.string().optional(),
    "name": zod.string().optional(),
    "templateId": zod.string().optional()
}));
