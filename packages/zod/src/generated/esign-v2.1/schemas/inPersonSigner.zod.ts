/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const inPersonSignerRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const inPersonSignerNameMax = 100;

export const inPersonSignerEmailMax = 100;

export const inPersonSignerUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const inPersonSignerClientUserIdMax = 100;

export const inPersonSignerDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const inPersonSignerRoutingOrderRegExp = new RegExp('^\\d+$');
export const inPersonSignerNoteMax = 1000;

export const inPersonSignerAccessCodeMax = 50;

export const inPersonSignerHostNameMax = 100;

export const inPersonSignerHostEmailMax = 100;

export const inPersonSignerSignerNameMax = 100;

export const inPersonSignerSignerEmailMax = 100;

export const inPersonSignerCompletedCountRegExp = new RegExp('^\\d+$');
export const inPersonSignerTotalTabCountRegExp = new RegExp('^\\d+$');


export const InPersonSigner = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', inPersonSignerRecipientIdGuidRegExp).optional(),
  "recipientType": RecipientType.optional(),
  "name": zod.string().max(inPersonSignerNameMax).optional(),
  "email": zod.string().max(inPersonSignerEmailMax).optional(),
  "userId": zod.stringFormat('guid', inPersonSignerUserIdRegExp).optional(),
  "roleName": zod.string().optional(),
  "clientUserId": zod.string().max(inPersonSignerClientUserIdMax).optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "customFields": zod.array(zod.string()).optional(),
  "designatorId": zod.string().optional(),
  "designatorIdGuid": zod.stringFormat('guid', inPersonSignerDesignatorIdGuidRegExp).optional(),
  "documentTemplateId": zod.string().optional(),
  "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
  "webFormRecipientViewId": zod.string().optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "routingOrder": zod.stringFormat('integer-string', inPersonSignerRoutingOrderRegExp).optional(),
  "deliveryMethod": zod.string().optional(),
  "faxNumber": zod.string().optional(),
  "note": zod.string().max(inPersonSignerNoteMax).optional(),
  "suppressEmails": zod.enum(['true', 'false']).optional(),
  "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
  "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
  "accessCode": zod.string().max(inPersonSignerAccessCodeMax).optional(),
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
  "excludedDocuments": zod.array(zod.string()).optional(),
  "hostName": zod.string().max(inPersonSignerHostNameMax).optional(),
  "hostEmail": zod.string().max(inPersonSignerHostEmailMax).optional(),
  "signerName": zod.string().max(inPersonSignerSignerNameMax).optional(),
  "signerFirstName": zod.string().optional(),
  "signerLastName": zod.string().optional(),
  "signerEmail": zod.string().max(inPersonSignerSignerEmailMax).optional(),
  "inPersonSigningType": zod.enum(['inPersonSigner', 'notary']).optional(),
  "tabs": Tabs.optional(),
  "status": RecipientStatus.optional(),
  "statusCode": zod.string().optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "signedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedReason": zod.string().optional(),
  "autoRespondedReason": zod.string().optional(),
  "completedCount": zod.stringFormat('integer-string', inPersonSignerCompletedCountRegExp).optional(),
  "totalTabCount": zod.stringFormat('integer-string', inPersonSignerTotalTabCountRegExp).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type InPersonSigner = zod.input<typeof InPersonSigner>;
export type InPersonSignerOutput = zod.output<typeof InPersonSigner>;
