/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserNrdsId as Type } from '@countersign/types/rooms-v2/schemas/UserNrdsId';
export const UserNrdsId: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "nrdsId": zod.string().regex(/^[0-9]{8,9}$/),
    "nrdsLastName": zod.string().optional(),
    "nrdsStatus": zod.enum(['Active', 'Inactive', 'Terminate', 'Provisional', 'Deceased', 'Suspend', 'Unknown']).optional()
}));
