/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeViewRecipientSettings as Type } from '@countersign/types/esign-v2.1/schemas/envelopeViewRecipientSettings';
export const EnvelopeViewRecipientSettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "showContactsList": formats.booleanString.optional(),
    "showEditMessage": formats.booleanString.optional(),
    "showEditRecipients": formats.booleanString.optional(),
    "showBulkSend": formats.booleanString.optional()
}));
