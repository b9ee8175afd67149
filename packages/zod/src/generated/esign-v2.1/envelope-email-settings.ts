/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  EmailSettings
} from './schemas/emailSettings.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeEmailSettingsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeEmailSettingsGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeEmailSettingsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeEmailSettingsGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeEmailSettingsGetPathEnvelopeIdRegExp)
})

export const EnvelopeEmailSettingsGet200Response = EmailSettings

export const EnvelopeEmailSettingsGet400Response = ErrorDetails

export const EnvelopeEmailSettingsGet401Response = ErrorDetails

export const EnvelopeEmailSettingsGet403Response = ErrorDetails

export const EnvelopeEmailSettingsGet404Response = ErrorDetails

export const EnvelopeEmailSettingsGet405Response = ErrorDetails

export const EnvelopeEmailSettingsGet429Response = ErrorDetails

export const EnvelopeEmailSettingsGet500Response = ErrorDetails

export const envelopeEmailSettingsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeEmailSettingsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeEmailSettingsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeEmailSettingsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeEmailSettingsCreatePathEnvelopeIdRegExp)
})

export const EnvelopeEmailSettingsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeEmailSettingsCreateBody = EmailSettings

export const EnvelopeEmailSettingsCreate201Response = EmailSettings

export const EnvelopeEmailSettingsCreate400Response = ErrorDetails

export const EnvelopeEmailSettingsCreate401Response = ErrorDetails

export const EnvelopeEmailSettingsCreate403Response = ErrorDetails

export const EnvelopeEmailSettingsCreate404Response = ErrorDetails

export const EnvelopeEmailSettingsCreate405Response = ErrorDetails

export const EnvelopeEmailSettingsCreate429Response = ErrorDetails

export const EnvelopeEmailSettingsCreate500Response = ErrorDetails

export const envelopeEmailSettingsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeEmailSettingsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeEmailSettingsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeEmailSettingsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeEmailSettingsUpdatePathEnvelopeIdRegExp)
})

export const EnvelopeEmailSettingsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeEmailSettingsUpdateBody = EmailSettings

export const EnvelopeEmailSettingsUpdate200Response = EmailSettings

export const EnvelopeEmailSettingsUpdate400Response = ErrorDetails

export const EnvelopeEmailSettingsUpdate401Response = ErrorDetails

export const EnvelopeEmailSettingsUpdate403Response = ErrorDetails

export const EnvelopeEmailSettingsUpdate404Response = ErrorDetails

export const EnvelopeEmailSettingsUpdate405Response = ErrorDetails

export const EnvelopeEmailSettingsUpdate429Response = ErrorDetails

export const EnvelopeEmailSettingsUpdate500Response = ErrorDetails

export const envelopeEmailSettingsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeEmailSettingsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeEmailSettingsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeEmailSettingsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeEmailSettingsDeletePathEnvelopeIdRegExp)
})

export const EnvelopeEmailSettingsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeEmailSettingsDelete200Response = EmailSettings

export const EnvelopeEmailSettingsDelete400Response = ErrorDetails

export const EnvelopeEmailSettingsDelete401Response = ErrorDetails

export const EnvelopeEmailSettingsDelete403Response = ErrorDetails

export const EnvelopeEmailSettingsDelete404Response = ErrorDetails

export const EnvelopeEmailSettingsDelete405Response = ErrorDetails

export const EnvelopeEmailSettingsDelete429Response = ErrorDetails

export const EnvelopeEmailSettingsDelete500Response = ErrorDetails

