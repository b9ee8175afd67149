/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  CustomField
} from './schemas/customField.zod.js';

import {
  CustomFields
} from './schemas/customFields.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const accountCustomFieldsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountCustomFieldsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountCustomFieldsListPathAccountIdRegExp)
})

export const AccountCustomFieldsList200Response = CustomFields

export const AccountCustomFieldsList400Response = ErrorDetails

export const AccountCustomFieldsList401Response = ErrorDetails

export const AccountCustomFieldsList403Response = ErrorDetails

export const AccountCustomFieldsList404Response = ErrorDetails

export const AccountCustomFieldsList405Response = ErrorDetails

export const AccountCustomFieldsList429Response = ErrorDetails

export const AccountCustomFieldsList500Response = ErrorDetails

export const accountCustomFieldsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountCustomFieldsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountCustomFieldsCreatePathAccountIdRegExp)
})

export const AccountCustomFieldsCreateQueryParams = zod.object({
  "apply_to_templates": zod.enum(['true', 'false']).optional()
})

export const AccountCustomFieldsCreateBody = CustomField

export const AccountCustomFieldsCreate201Response = CustomFields

export const AccountCustomFieldsCreate400Response = ErrorDetails

export const AccountCustomFieldsCreate401Response = ErrorDetails

export const AccountCustomFieldsCreate403Response = ErrorDetails

export const AccountCustomFieldsCreate404Response = ErrorDetails

export const AccountCustomFieldsCreate405Response = ErrorDetails

export const AccountCustomFieldsCreate429Response = ErrorDetails

export const AccountCustomFieldsCreate500Response = ErrorDetails

export const accountCustomFieldsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountCustomFieldsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountCustomFieldsUpdatePathAccountIdRegExp),
  "customFieldId": zod.string()
})

export const AccountCustomFieldsUpdateQueryParams = zod.object({
  "apply_to_templates": zod.enum(['true', 'false']).optional()
})

export const AccountCustomFieldsUpdateBody = CustomField

export const AccountCustomFieldsUpdate200Response = CustomFields

export const AccountCustomFieldsUpdate400Response = ErrorDetails

export const AccountCustomFieldsUpdate401Response = ErrorDetails

export const AccountCustomFieldsUpdate403Response = ErrorDetails

export const AccountCustomFieldsUpdate404Response = ErrorDetails

export const AccountCustomFieldsUpdate405Response = ErrorDetails

export const AccountCustomFieldsUpdate429Response = ErrorDetails

export const AccountCustomFieldsUpdate500Response = ErrorDetails

export const accountCustomFieldsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountCustomFieldsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountCustomFieldsDeletePathAccountIdRegExp),
  "customFieldId": zod.string()
})

export const AccountCustomFieldsDeleteQueryParams = zod.object({
  "apply_to_templates": zod.enum(['true', 'false']).optional()
})

export const AccountCustomFieldsDelete200Response = zod.unknown()

export const AccountCustomFieldsDelete400Response = ErrorDetails

export const AccountCustomFieldsDelete401Response = ErrorDetails

export const AccountCustomFieldsDelete403Response = ErrorDetails

export const AccountCustomFieldsDelete404Response = ErrorDetails

export const AccountCustomFieldsDelete405Response = ErrorDetails

export const AccountCustomFieldsDelete429Response = ErrorDetails

export const AccountCustomFieldsDelete500Response = ErrorDetails

