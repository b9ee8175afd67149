/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SupportedLanguages as Type } from '@countersign/types/esign-v2.1/schemas/supportedLanguages';
export const SupportedLanguages: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "languages": zod.array(NameValue).optional()
}));
