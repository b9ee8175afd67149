/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.js';
import { ConnectEventData } from './connectEventData.js';
import { DeliveryMode } from './deliveryMode.js';
import { EnvelopeEvent } from './envelopeEvent.js';
import { RecipientEvent } from './recipientEvent.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EventNotification as Type } from '@countersign/types/esign-v2.1/schemas/eventNotification';
export const EventNotification: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "url": zod.string().optional(),
    "envelopeEvents": zod.array(EnvelopeEvent).optional(),
    "recipientEvents": zod.array(RecipientEvent).optional(),
    "loggingEnabled": formats.booleanString.optional(),
    "requireAcknowledgment": formats.booleanString.optional(),
    "includeCertificateWithSoap": formats.booleanString.optional(),
    "includeSenderAccountAsCustomField": formats.booleanString.optional(),
    "includeTimeZone": formats.booleanString.optional(),
    "signMessageWithX509Cert": formats.booleanString.optional(),
    "soapNameSpace": zod.string().optional(),
    "events": zod.array(ConnectEvent).optional(),
    "eventData": ConnectEventData.optional(),
    "deliveryMode": DeliveryMode.optional(),
    "includeDocuments": formats.booleanString.optional(),
    "includeDocumentFields": formats.booleanString.optional(),
    "includeCertificateOfCompletion": formats.booleanString.optional(),
    "includeEnvelopeVoidReason": formats.booleanString.optional(),
    "includeHMAC": formats.booleanString.optional(),
    "includeOAuth": formats.booleanString.optional(),
    "integratorManaged": formats.booleanString.optional(),
    "useSoapInterface": formats.booleanString.optional()
}));
