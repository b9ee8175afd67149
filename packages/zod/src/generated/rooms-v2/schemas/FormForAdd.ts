/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FormForAdd as Type } from '@countersign/types/rooms-v2/schemas/FormForAdd';
export const FormForAdd: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formId": formats.guid
}));
