/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DisplayApplianceRecipient as Type } from '@countersign/types/esign-v2.1/schemas/displayApplianceRecipient';
export const DisplayApplianceRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "cfrPart11": zod.boolean().optional(),
    "company": zod.string().optional(),
    "digitalSignatureBase64": zod.string().optional(),
    "email": zod.string().optional(),
    "fullName": zod.string().optional(),
    "inPersonEmail": zod.string().optional(),
    "initialsBase64": zod.string().optional(),
    "isNotary": zod.boolean().optional(),
    "notarySealBase64": zod.string().optional(),
    "phoneNumber": zod.string().optional(),
    "recipientCompleteCount": zod.int().optional(),
    "recipientGuidId": formats.guid.optional(),
    "recipientId": zod.string().optional(),
    "recipientStatus": zod.string().optional(),
    "recipientType": zod.string().optional(),
    "rowState": zod.string().optional(),
    "signatureBase64": zod.string().optional(),
    "signed": zod.boolean().optional(),
    "signerApplyTabs": zod.boolean().optional(),
    "signerAttachmentBase64": zod.string().optional(),
    "userName": zod.string().optional()
}));
