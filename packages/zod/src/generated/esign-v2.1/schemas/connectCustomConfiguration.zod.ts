/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.zod.js';
import { ConnectEventData } from './connectEventData.zod.js';
import { ConnectOAuthConfig } from './connectOAuthConfig.zod.js';
import { ConnectSalesforceObject } from './connectSalesforceObject.zod.js';
import { DeliveryMode } from './deliveryMode.zod.js';
import { EnvelopeEventCode } from './envelopeEventCode.zod.js';
import { RecipientEventCode } from './recipientEventCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectCustomConfiguration'];
export const ConnectCustomConfiguration: zod.ZodType<Type, Type> = zod.object({
    "connectId": zod.string().optional(),
    "name": zod.string(),
    "urlToPublishTo": zod.string(),
    "configurationType": zod.string().optional(),
    "allowEnvelopePublish": zod.enum(['true', 'false']).optional(),
    "allUsers": zod.enum(['true', 'false']).optional(),
    "allUsersExcept": zod.enum(['true', 'false']).optional(),
    "userIds": zod.array(zod.string()).optional(),
    "groupIds": zod.array(zod.string()).optional(),
    "envelopeEvents": zod.array(EnvelopeEventCode).optional(),
    "recipientEvents": zod.array(RecipientEventCode).optional(),
    "enableLog": zod.enum(['true', 'false']).optional(),
    "requiresAcknowledgement": zod.enum(['true', 'false']).optional(),
    "pausePublish": zod.enum(['true', 'false']).optional(),
    "disabledBy": zod.string().optional(),
    "userName": zod.string().optional(),
    "password": zod.string().optional(),
    "enableOAuthPerConfiguration": zod.enum(['true', 'false']).optional(),
    "requireMutualTls": zod.enum(['true', 'false']).optional(),
    "signMessageWithX509Certificate": zod.enum(['true', 'false']).optional(),
    "includeCertSoapHeader": zod.enum(['true', 'false']).optional(),
    "includeSenderAccountasCustomField": zod.enum(['true', 'false']).optional(),
    "includeTimeZoneInformation": zod.enum(['true', 'false']).optional(),
    "soapNamespace": zod.string().optional(),
    "senderOverride": zod.enum(['true', 'false']).optional(),
    "senderSelectableItems": zod.array(zod.string()).optional(),
    "externalFolderId": zod.string().optional(),
    "externalFolderLabel": zod.string().optional(),
    "allowSalesforcePublish": zod.enum(['true', 'false']).optional(),
    "salesforceApiVersion": zod.string().optional(),
    "salesforceAuthcode": zod.string().optional(),
    "salesforceCallBackUrl": zod.string().optional(),
    "salesforceDocumentsAsContentFiles": zod.enum(['true', 'false']).optional(),
    "sfObjects": zod.array(ConnectSalesforceObject).optional(),
    "oAuthConfiguration": ConnectOAuthConfig.optional(),
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
