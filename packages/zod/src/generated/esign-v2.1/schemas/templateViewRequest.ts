/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateViewSettings } from './templateViewSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TemplateViewRequest as Type } from '@countersign/types/esign-v2.1/schemas/templateViewRequest';
export const TemplateViewRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "viewAccess": zod.string().optional(),
    "returnUrl": zod.string().max(470).optional(),
    "settings": TemplateViewSettings.optional()
}));
