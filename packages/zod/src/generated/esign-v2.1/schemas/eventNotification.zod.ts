/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.zod.js';
import { ConnectEventData } from './connectEventData.zod.js';
import { DeliveryMode } from './deliveryMode.zod.js';
import { EnvelopeEvent } from './envelopeEvent.zod.js';
import { RecipientEvent } from './recipientEvent.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['eventNotification'];
export const EventNotification: zod.ZodType<Type, Type> = zod.object({
    "url": zod.string().optional(),
    "envelopeEvents": zod.array(EnvelopeEvent).optional(),
    "recipientEvents": zod.array(RecipientEvent).optional(),
    "loggingEnabled": zod.enum(['true', 'false']).optional(),
    "requireAcknowledgment": zod.enum(['true', 'false']).optional(),
    "includeCertificateWithSoap": zod.enum(['true', 'false']).optional(),
    "includeSenderAccountAsCustomField": zod.enum(['true', 'false']).optional(),
    "includeTimeZone": zod.enum(['true', 'false']).optional(),
    "signMessageWithX509Cert": zod.enum(['true', 'false']).optional(),
    "soapNameSpace": zod.string().optional(),
    "events": zod.array(ConnectEvent).optional(),
    "eventData": ConnectEventData.optional(),
    "deliveryMode": DeliveryMode.optional(),
    "includeDocuments": zod.enum(['true', 'false']).optional(),
    "includeDocumentFields": zod.enum(['true', 'false']).optional(),
    "includeCertificateOfCompletion": zod.enum(['true', 'false']).optional(),
    "includeEnvelopeVoidReason": zod.enum(['true', 'false']).optional(),
    "includeHMAC": zod.enum(['true', 'false']).optional(),
    "includeOAuth": zod.enum(['true', 'false']).optional(),
    "integratorManaged": zod.enum(['true', 'false']).optional(),
    "useSoapInterface": zod.enum(['true', 'false']).optional()
});
