/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupForm } from './GroupForm.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FormGroup as Type } from '@countersign/types/rooms-v2/schemas/FormGroup';
export const FormGroup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formGroupId": formats.guid.optional(),
    "name": zod.string().optional(),
    "officeIds": zod.array(zod.int()).optional(),
    "forms": zod.array(GroupForm).optional()
}));
