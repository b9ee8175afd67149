/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibility } from './documentVisibility.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentVisibilityList as Type } from '@countersign/types/esign-v2.1/schemas/documentVisibilityList';
export const DocumentVisibilityList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentVisibility": zod.array(DocumentVisibility)
}));
