/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RoomUserRemovalDetail as Type } from '@countersign/types/rooms-v2/schemas/RoomUserRemovalDetail';
export const RoomUserRemovalDetail: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "revocationDate": formats.dateTime.optional()
}));
