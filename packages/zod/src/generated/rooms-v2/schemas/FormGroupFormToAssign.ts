/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FormGroupFormToAssign as Type } from '@countersign/types/rooms-v2/schemas/FormGroupFormToAssign';
export const FormGroupFormToAssign: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formId": formats.guid,
    "isRequired": zod.boolean().optional()
}));
