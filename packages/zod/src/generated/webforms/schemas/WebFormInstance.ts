/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { InstanceEnvelope } from './InstanceEnvelope.js';
import { InstanceRecipient } from './InstanceRecipient.js';
import { InstanceStatus } from './InstanceStatus.js';
import { WebFormInstanceMetadata } from './WebFormInstanceMetadata.js';
import { WebFormRecipient } from './WebFormRecipient.js';
import { WebFormValues } from './WebFormValues.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WebFormInstance as Type } from '@countersign/types/webforms/schemas/WebFormInstance';
export const WebFormInstance: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "brandId": formats.guid.optional(),
    "clientUserId": zod.string().max(100).optional(),
    "envelopes": zod.array(InstanceEnvelope).optional(),
    "formId": formats.guid.optional(),
    "formUrl": zod.url().optional(),
    "formValues": WebFormValues.optional(),
    "id": formats.guid,
    "instanceMetadata": WebFormInstanceMetadata.optional(),
    "instanceToken": zod.string().optional(),
    "recipients": zod.array(InstanceRecipient).optional(),
    "status": InstanceStatus.optional(),
    "tags": zod.array(zod.string()).max(50).optional(),
    "tokenExpirationDateTime": formats.dateTime.optional(),
    "webFormRecipients": zod.array(WebFormRecipient).optional()
}));
