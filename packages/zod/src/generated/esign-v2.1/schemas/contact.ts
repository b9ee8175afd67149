/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ContactPhoneNumber } from './contactPhoneNumber.js';
import { NotaryContactDetails } from './NotaryContactDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Contact as Type } from '@countersign/types/esign-v2.1/schemas/contact';
export const Contact: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "cloudProvider": zod.enum(['rooms', 'docusignCore']).optional(),
    "cloudProviderContainerId": zod.string().optional(),
    "contactId": zod.string().optional(),
    "contactPhoneNumbers": zod.array(ContactPhoneNumber).optional(),
    "contactUri": zod.string().optional(),
    "emails": zod.array(zod.string()).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "isOwner": zod.boolean().optional(),
    "name": zod.string().optional(),
    "organization": zod.string().optional(),
    "roomContactType": zod.string().optional(),
    "shared": formats.booleanString.optional(),
    "signingGroup": zod.string().optional(),
    "signingGroupName": zod.string().optional(),
    "canManage": formats.booleanString.optional(),
    "notaryContactDetails": NotaryContactDetails.optional()
}));
