/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  CustomFields
} from './schemas/customFields.zod.js';

import {
  CustomFieldsEnvelope
} from './schemas/customFieldsEnvelope.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeCustomFieldsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeCustomFieldsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeCustomFieldsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeCustomFieldsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeCustomFieldsListPathEnvelopeIdRegExp)
})

export const EnvelopeCustomFieldsList200Response = CustomFieldsEnvelope

export const EnvelopeCustomFieldsList400Response = ErrorDetails

export const EnvelopeCustomFieldsList401Response = ErrorDetails

export const EnvelopeCustomFieldsList403Response = ErrorDetails

export const EnvelopeCustomFieldsList404Response = ErrorDetails

export const EnvelopeCustomFieldsList405Response = ErrorDetails

export const EnvelopeCustomFieldsList429Response = ErrorDetails

export const EnvelopeCustomFieldsList500Response = ErrorDetails

export const envelopeCustomFieldsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeCustomFieldsCreatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeCustomFieldsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeCustomFieldsCreatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeCustomFieldsCreatePathEnvelopeIdRegExp)
})

export const EnvelopeCustomFieldsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeCustomFieldsCreateBody = CustomFields

export const EnvelopeCustomFieldsCreate201Response = CustomFields

export const EnvelopeCustomFieldsCreate400Response = ErrorDetails

export const EnvelopeCustomFieldsCreate401Response = ErrorDetails

export const EnvelopeCustomFieldsCreate403Response = ErrorDetails

export const EnvelopeCustomFieldsCreate404Response = ErrorDetails

export const EnvelopeCustomFieldsCreate405Response = ErrorDetails

export const EnvelopeCustomFieldsCreate429Response = ErrorDetails

export const EnvelopeCustomFieldsCreate500Response = ErrorDetails

export const envelopeCustomFieldsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeCustomFieldsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeCustomFieldsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeCustomFieldsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeCustomFieldsUpdatePathEnvelopeIdRegExp)
})

export const EnvelopeCustomFieldsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeCustomFieldsUpdateBody = CustomFields

export const EnvelopeCustomFieldsUpdate200Response = CustomFields

export const EnvelopeCustomFieldsUpdate400Response = ErrorDetails

export const EnvelopeCustomFieldsUpdate401Response = ErrorDetails

export const EnvelopeCustomFieldsUpdate403Response = ErrorDetails

export const EnvelopeCustomFieldsUpdate404Response = ErrorDetails

export const EnvelopeCustomFieldsUpdate405Response = ErrorDetails

export const EnvelopeCustomFieldsUpdate429Response = ErrorDetails

export const EnvelopeCustomFieldsUpdate500Response = ErrorDetails

export const envelopeCustomFieldsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeCustomFieldsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeCustomFieldsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeCustomFieldsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeCustomFieldsDeletePathEnvelopeIdRegExp)
})

export const EnvelopeCustomFieldsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeCustomFieldsDeleteBody = CustomFields

export const EnvelopeCustomFieldsDelete200Response = CustomFields

export const EnvelopeCustomFieldsDelete400Response = ErrorDetails

export const EnvelopeCustomFieldsDelete401Response = ErrorDetails

export const EnvelopeCustomFieldsDelete403Response = ErrorDetails

export const EnvelopeCustomFieldsDelete404Response = ErrorDetails

export const EnvelopeCustomFieldsDelete405Response = ErrorDetails

export const EnvelopeCustomFieldsDelete429Response = ErrorDetails

export const EnvelopeCustomFieldsDelete500Response = ErrorDetails

