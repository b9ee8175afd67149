/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Folder } from './folder.js';
import { Group } from './group.js';
import { UserInformation } from './userInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeTransferRule as Type } from '@countersign/types/esign-v2.1/schemas/envelopeTransferRule';
export const EnvelopeTransferRule: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "carbonCopyOriginalOwner": formats.booleanString.optional(),
    "enabled": formats.booleanString.optional(),
    "envelopeTransferRuleId": formats.guid.optional(),
    "eventType": zod.enum(['sent', 'before sent', 'completed']).optional(),
    "fromGroup": Group.optional(),
    "fromUser": UserInformation.optional(),
    "modifiedDate": formats.dateTime.optional(),
    "modifiedUser": UserInformation.optional(),
    "toFolder": Folder.optional(),
    "toUser": UserInformation.optional()
}));
