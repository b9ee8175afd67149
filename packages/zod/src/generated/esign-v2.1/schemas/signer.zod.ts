/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const signerRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const signerNameMax = 100;

export const signerEmailMax = 100;

export const signerUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const signerClientUserIdMax = 100;

export const signerDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const signerFullNameMax = 100;

export const signerRoutingOrderRegExp = new RegExp('^\\d+$');
export const signerNoteMax = 1000;

export const signerAccessCodeMax = 50;

export const signerCompletedCountRegExp = new RegExp('^\\d+$');
export const signerTotalTabCountRegExp = new RegExp('^\\d+$');


export const Signer = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', signerRecipientIdGuidRegExp).optional(),
  "recipientType": RecipientType.optional(),
  "name": zod.string().max(signerNameMax).optional(),
  "email": zod.string().max(signerEmailMax).optional(),
  "userId": zod.stringFormat('guid', signerUserIdRegExp).optional(),
  "roleName": zod.string().optional(),
  "clientUserId": zod.string().max(signerClientUserIdMax).optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "customFields": zod.array(zod.string()).optional(),
  "designatorId": zod.string().optional(),
  "designatorIdGuid": zod.stringFormat('guid', signerDesignatorIdGuidRegExp).optional(),
  "documentTemplateId": zod.string().optional(),
  "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
  "webFormRecipientViewId": zod.string().optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "firstName": zod.string().optional(),
  "lastName": zod.string().optional(),
  "fullName": zod.string().max(signerFullNameMax).optional(),
  "emailRecipientPostSigningURL": zod.string().optional(),
  "routingOrder": zod.stringFormat('integer-string', signerRoutingOrderRegExp).optional(),
  "deliveryMethod": zod.string().optional(),
  "faxNumber": zod.string().optional(),
  "note": zod.string().max(signerNoteMax).optional(),
  "suppressEmails": zod.enum(['true', 'false']).optional(),
  "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
  "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
  "accessCode": zod.string().max(signerAccessCodeMax).optional(),
  "addAccessCodeToEmail": zod.enum(['true', 'false']).optional(),
  "requireIdLookup": zod.enum(['true', 'false']).optional(),
  "idCheckConfigurationName": zod.string().optional(),
  "lockedRecipientPhoneAuthEditable": zod.enum(['true', 'false']).optional(),
  "lockedRecipientSmsEditable": zod.enum(['true', 'false']).optional(),
  "autoNavigation": zod.enum(['true', 'false']).optional(),
  "canSignOffline": zod.enum(['true', 'false']).optional(),
  "creationReason": zod.string().optional(),
  "defaultRecipient": zod.enum(['true', 'false']).optional(),
  "notaryId": zod.string().optional(),
  "recipientSuppliesTabs": zod.enum(['true', 'false']).optional(),
  "requireSignerCertificate": zod.string().optional(),
  "requireSignOnPaper": zod.enum(['true', 'false']).optional(),
  "requireUploadSignature": zod.enum(['true', 'false']).optional(),
  "signInEachLocation": zod.enum(['true', 'false']).optional(),
  "agentCanEditEmail": zod.enum(['true', 'false']).optional(),
  "agentCanEditName": zod.enum(['true', 'false']).optional(),
  "excludedDocuments": zod.array(zod.string()).optional(),
  "tabs": Tabs.optional(),
  "bulkRecipientsUri": zod.string().optional(),
  "isBulkRecipient": zod.enum(['true', 'false']).optional(),
  "notarySignerEmailSent": zod.enum(['true', 'false']).optional(),
  "status": RecipientStatus.optional(),
  "statusCode": zod.string().optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "signedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedReason": zod.string().optional(),
  "autoRespondedReason": zod.string().optional(),
  "completedCount": zod.stringFormat('integer-string', signerCompletedCountRegExp).optional(),
  "totalTabCount": zod.stringFormat('integer-string', signerTotalTabCountRegExp).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type Signer = zod.input<typeof Signer>;
export type SignerOutput = zod.output<typeof Signer>;
