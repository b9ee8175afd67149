/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Field } from './Field.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FieldSet as Type } from '@countersign/types/rooms-v2/schemas/FieldSet';
export const FieldSet: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "fieldSetId": formats.guid.optional(),
    "title": zod.string().optional(),
    "fields": zod.array(Field).optional()
}));
