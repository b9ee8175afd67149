/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateAutoMatch } from './TemplateAutoMatch.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TemplateAutoMatchList as Type } from '@countersign/types/esign-v2.1/schemas/TemplateAutoMatchList';
export const TemplateAutoMatchList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "templates": zod.array(TemplateAutoMatch).optional()
}));
