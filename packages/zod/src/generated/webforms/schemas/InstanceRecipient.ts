/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { InstanceRecipientStatus } from './InstanceRecipientStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { InstanceRecipient as Type } from '@countersign/types/webforms/schemas/InstanceRecipient';
export const InstanceRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "instanceRecipientStatus": InstanceRecipientStatus.optional(),
    "recipientViewId": formats.guid.optional()
}));
