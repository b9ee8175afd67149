/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendEnvelopesInfo as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendEnvelopesInfo';
export const BulkSendEnvelopesInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authoritativeCopy": formats.integerString.optional(),
    "completed": formats.integerString.optional(),
    "correct": formats.integerString.optional(),
    "created": formats.integerString.optional(),
    "declined": formats.integerString.optional(),
    "deleted": formats.integerString.optional(),
    "delivered": formats.integerString.optional(),
    "digitalSignaturesPending": formats.integerString.optional(),
    "sent": formats.integerString.optional(),
    "signed": formats.integerString.optional(),
    "timedOut": formats.integerString.optional(),
    "transferCompleted": formats.integerString.optional(),
    "voided": formats.integerString.optional()
}));
