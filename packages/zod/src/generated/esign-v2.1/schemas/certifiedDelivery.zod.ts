/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientStatus } from './recipientStatus.zod.js';
import { RecipientType } from './recipientType.zod.js';
import { UserInfo } from './userInfo.zod.js';

export const certifiedDeliveryRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const certifiedDeliveryNameMax = 100;

export const certifiedDeliveryEmailMax = 100;

export const certifiedDeliveryUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const certifiedDeliveryClientUserIdMax = 100;

export const certifiedDeliveryDesignatorIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const certifiedDeliveryFullNameMax = 100;

export const certifiedDeliveryRoutingOrderRegExp = new RegExp('^\\d+$');
export const certifiedDeliveryNoteMax = 1000;

export const certifiedDeliveryAccessCodeMax = 50;

export const certifiedDeliveryCompletedCountRegExp = new RegExp('^\\d+$');
export const certifiedDeliveryTotalTabCountRegExp = new RegExp('^\\d+$');


export const CertifiedDelivery = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', certifiedDeliveryRecipientIdGuidRegExp).optional(),
  "recipientType": RecipientType.optional(),
  "name": zod.string().max(certifiedDeliveryNameMax).optional(),
  "email": zod.string().max(certifiedDeliveryEmailMax).optional(),
  "userId": zod.stringFormat('guid', certifiedDeliveryUserIdRegExp).optional(),
  "roleName": zod.string().optional(),
  "clientUserId": zod.string().max(certifiedDeliveryClientUserIdMax).optional(),
  "embeddedRecipientStartURL": zod.string().optional(),
  "signingGroupId": zod.string().optional(),
  "signingGroupName": zod.string().optional(),
  "signingGroupType": zod.string().optional(),
  "signingGroupUsers": zod.array(UserInfo).optional(),
  "customFields": zod.array(zod.string()).optional(),
  "designatorId": zod.string().optional(),
  "designatorIdGuid": zod.stringFormat('guid', certifiedDeliveryDesignatorIdGuidRegExp).optional(),
  "documentTemplateId": zod.string().optional(),
  "bulkSendV2Recipient": zod.enum(['true', 'false']).optional(),
  "webFormRecipientViewId": zod.string().optional(),
  "templateLocked": zod.enum(['true', 'false']).optional(),
  "templateRequired": zod.enum(['true', 'false']).optional(),
  "firstName": zod.string().optional(),
  "lastName": zod.string().optional(),
  "fullName": zod.string().max(certifiedDeliveryFullNameMax).optional(),
  "emailRecipientPostSigningURL": zod.string().optional(),
  "routingOrder": zod.stringFormat('integer-string', certifiedDeliveryRoutingOrderRegExp).optional(),
  "deliveryMethod": zod.string().optional(),
  "faxNumber": zod.string().optional(),
  "note": zod.string().max(certifiedDeliveryNoteMax).optional(),
  "suppressEmails": zod.enum(['true', 'false']).optional(),
  "inheritEmailNotificationConfiguration": zod.enum(['true', 'false']).optional(),
  "allowSystemOverrideForLockedRecipient": zod.enum(['true', 'false']).optional(),
  "accessCode": zod.string().max(certifiedDeliveryAccessCodeMax).optional(),
  "addAccessCodeToEmail": zod.enum(['true', 'false']).optional(),
  "requireIdLookup": zod.enum(['true', 'false']).optional(),
  "idCheckConfigurationName": zod.string().optional(),
  "lockedRecipientPhoneAuthEditable": zod.enum(['true', 'false']).optional(),
  "lockedRecipientSmsEditable": zod.enum(['true', 'false']).optional(),
  "agentCanEditEmail": zod.enum(['true', 'false']).optional(),
  "agentCanEditName": zod.enum(['true', 'false']).optional(),
  "excludedDocuments": zod.array(zod.string()).optional(),
  "status": RecipientStatus.optional(),
  "statusCode": zod.string().optional(),
  "sentDateTime": zod.iso.datetime({"offset":true}).optional(),
  "deliveredDateTime": zod.iso.datetime({"offset":true}).optional(),
  "signedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "declinedReason": zod.string().optional(),
  "autoRespondedReason": zod.string().optional(),
  "completedCount": zod.stringFormat('integer-string', certifiedDeliveryCompletedCountRegExp).optional(),
  "totalTabCount": zod.stringFormat('integer-string', certifiedDeliveryTotalTabCountRegExp).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type CertifiedDelivery = zod.input<typeof CertifiedDelivery>;
export type CertifiedDeliveryOutput = zod.output<typeof CertifiedDelivery>;
