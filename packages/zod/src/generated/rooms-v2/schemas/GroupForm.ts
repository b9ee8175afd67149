/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { GroupForm as Type } from '@countersign/types/rooms-v2/schemas/GroupForm';
export const GroupForm: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formId": formats.guid.optional(),
    "isRequired": zod.boolean().optional(),
    "name": zod.string().optional(),
    "lastUpdatedDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "viewingUserHasAccess": zod.boolean().optional()
}));
