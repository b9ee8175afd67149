/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  CustomFields
} from './schemas/customFields.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  TemplateCustomFields
} from './schemas/templateCustomFields.zod.js';



export const templateCustomFieldsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateCustomFieldsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateCustomFieldsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateCustomFieldsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateCustomFieldsListPathTemplateIdRegExp)
})

export const TemplateCustomFieldsList200Response = CustomFields

export const TemplateCustomFieldsList400Response = ErrorDetails

export const TemplateCustomFieldsList401Response = ErrorDetails

export const TemplateCustomFieldsList403Response = ErrorDetails

export const TemplateCustomFieldsList404Response = ErrorDetails

export const TemplateCustomFieldsList405Response = ErrorDetails

export const TemplateCustomFieldsList429Response = ErrorDetails

export const TemplateCustomFieldsList500Response = ErrorDetails

export const templateCustomFieldsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateCustomFieldsCreatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateCustomFieldsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateCustomFieldsCreatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateCustomFieldsCreatePathTemplateIdRegExp)
})

export const TemplateCustomFieldsCreateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateCustomFieldsCreateBody = TemplateCustomFields

export const TemplateCustomFieldsCreate201Response = CustomFields

export const TemplateCustomFieldsCreate400Response = ErrorDetails

export const TemplateCustomFieldsCreate401Response = ErrorDetails

export const TemplateCustomFieldsCreate403Response = ErrorDetails

export const TemplateCustomFieldsCreate404Response = ErrorDetails

export const TemplateCustomFieldsCreate405Response = ErrorDetails

export const TemplateCustomFieldsCreate429Response = ErrorDetails

export const TemplateCustomFieldsCreate500Response = ErrorDetails

export const templateCustomFieldsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateCustomFieldsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateCustomFieldsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateCustomFieldsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateCustomFieldsUpdatePathTemplateIdRegExp)
})

export const TemplateCustomFieldsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateCustomFieldsUpdateBody = TemplateCustomFields

export const TemplateCustomFieldsUpdate200Response = CustomFields

export const TemplateCustomFieldsUpdate400Response = ErrorDetails

export const TemplateCustomFieldsUpdate401Response = ErrorDetails

export const TemplateCustomFieldsUpdate403Response = ErrorDetails

export const TemplateCustomFieldsUpdate404Response = ErrorDetails

export const TemplateCustomFieldsUpdate405Response = ErrorDetails

export const TemplateCustomFieldsUpdate429Response = ErrorDetails

export const TemplateCustomFieldsUpdate500Response = ErrorDetails

export const templateCustomFieldsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateCustomFieldsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateCustomFieldsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateCustomFieldsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateCustomFieldsDeletePathTemplateIdRegExp)
})

export const TemplateCustomFieldsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateCustomFieldsDeleteBody = TemplateCustomFields

export const TemplateCustomFieldsDelete200Response = CustomFields

export const TemplateCustomFieldsDelete400Response = ErrorDetails

export const TemplateCustomFieldsDelete401Response = ErrorDetails

export const TemplateCustomFieldsDelete403Response = ErrorDetails

export const TemplateCustomFieldsDelete404Response = ErrorDetails

export const TemplateCustomFieldsDelete405Response = ErrorDetails

export const TemplateCustomFieldsDelete429Response = ErrorDetails

export const TemplateCustomFieldsDelete500Response = ErrorDetails

