/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelopeStatus } from './bulkEnvelopeStatus.js';
import { ListCustomField } from './listCustomField.js';
import { LockInformation } from './lockInformation.js';
import { PurgeState } from './purgeState.js';
import { RecipientUpdateResponse } from './recipientUpdateResponse.js';
import { Tabs } from './tabs.js';
import { TextCustomField } from './textCustomField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeUpdateSummary as Type } from '@countersign/types/esign-v2.1/schemas/envelopeUpdateSummary';
export const EnvelopeUpdateSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeId": formats.guid.optional(),
    "purgeState": PurgeState.optional(),
    "lockInformation": LockInformation.optional(),
    "recipientUpdateResults": zod.array(RecipientUpdateResponse).optional(),
    "tabUpdateResults": Tabs.optional(),
    "textCustomFieldUpdateResults": zod.array(TextCustomField).optional(),
    "listCustomFieldUpdateResults": zod.array(ListCustomField).optional(),
    "bulkEnvelopeStatus": BulkEnvelopeStatus.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
