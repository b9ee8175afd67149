/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectEvent } from './connectEvent.js';
import { ConnectEventData } from './connectEventData.js';
import { ConnectOAuthConfig } from './ConnectOAuthConfig.js';
import { ConnectSalesforceObject } from './connectSalesforceObject.js';
import { DeliveryMode } from './deliveryMode.js';
import { EnvelopeEventCode } from './envelopeEventCode.js';
import { RecipientEventCode } from './recipientEventCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectCustomConfiguration as Type } from '@countersign/types/esign-v2.1/schemas/connectCustomConfiguration';
export const ConnectCustomConfiguration: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectId": zod.string().optional(),
    "name": zod.string(),
    "urlToPublishTo": zod.string(),
    "configurationType": zod.string().optional(),
    "allowEnvelopePublish": formats.booleanString.optional(),
    "allUsers": formats.booleanString.optional(),
    "allUsersExcept": formats.booleanString.optional(),
    "userIds": zod.array(zod.string()).optional(),
    "groupIds": zod.array(zod.string()).optional(),
    "envelopeEvents": zod.array(EnvelopeEventCode).optional(),
    "recipientEvents": zod.array(RecipientEventCode).optional(),
    "enableLog": formats.booleanString.optional(),
    "requiresAcknowledgement": formats.booleanString.optional(),
    "pausePublish": formats.booleanString.optional(),
    "disabledBy": zod.string().optional(),
    "userName": zod.string().optional(),
    "password": zod.string().optional(),
    "enableOAuthPerConfiguration": formats.booleanString.optional(),
    "requireMutualTls": formats.booleanString.optional(),
    "signMessageWithX509Certificate": formats.booleanString.optional(),
    "includeCertSoapHeader": formats.booleanString.optional(),
    "includeSenderAccountasCustomField": formats.booleanString.optional(),
    "includeTimeZoneInformation": formats.booleanString.optional(),
    "soapNamespace": zod.string().optional(),
    "senderOverride": formats.booleanString.optional(),
    "senderSelectableItems": zod.array(zod.string()).optional(),
    "externalFolderId": zod.string().optional(),
    "externalFolderLabel": zod.string().optional(),
    "allowSalesforcePublish": formats.booleanString.optional(),
    "salesforceApiVersion": zod.string().optional(),
    "salesforceAuthcode": zod.string().optional(),
    "salesforceCallBackUrl": zod.string().optional(),
    "salesforceDocumentsAsContentFiles": formats.booleanString.optional(),
    "sfObjects": zod.array(ConnectSalesforceObject).optional(),
    "oAuthConfiguration": ConnectOAuthConfig.optional(),
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
