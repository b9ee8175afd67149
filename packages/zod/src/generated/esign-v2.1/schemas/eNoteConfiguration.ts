/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ENoteConfiguration as Type } from '@countersign/types/esign-v2.1/schemas/eNoteConfiguration';
export const ENoteConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "apiKey": zod.string().optional(),
    "connectConfigured": formats.booleanString.optional(),
    "eNoteConfigured": formats.booleanString.optional(),
    "organization": zod.string().optional(),
    "password": zod.string().optional(),
    "userName": zod.string().optional()
}));
