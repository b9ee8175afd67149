/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentVisibilityList
} from './schemas/documentVisibilityList.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  TemplateDocumentVisibilityList
} from './schemas/templateDocumentVisibilityList.zod.js';



export const templateDocumentVisibilityGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentVisibilityGetPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateDocumentVisibilityGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentVisibilityGetPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentVisibilityGetPathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateDocumentVisibilityGet200Response = DocumentVisibilityList

export const TemplateDocumentVisibilityGet400Response = ErrorDetails

export const TemplateDocumentVisibilityGet401Response = ErrorDetails

export const TemplateDocumentVisibilityGet403Response = ErrorDetails

export const TemplateDocumentVisibilityGet404Response = ErrorDetails

export const TemplateDocumentVisibilityGet405Response = ErrorDetails

export const TemplateDocumentVisibilityGet429Response = ErrorDetails

export const TemplateDocumentVisibilityGet500Response = ErrorDetails

export const templateDocumentVisibilityUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentVisibilityUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateDocumentVisibilityUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentVisibilityUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentVisibilityUpdatePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateDocumentVisibilityUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentVisibilityUpdateBody = TemplateDocumentVisibilityList

export const TemplateDocumentVisibilityUpdate200Response = TemplateDocumentVisibilityList

export const TemplateDocumentVisibilityUpdate400Response = ErrorDetails

export const TemplateDocumentVisibilityUpdate401Response = ErrorDetails

export const TemplateDocumentVisibilityUpdate403Response = ErrorDetails

export const TemplateDocumentVisibilityUpdate404Response = ErrorDetails

export const TemplateDocumentVisibilityUpdate405Response = ErrorDetails

export const TemplateDocumentVisibilityUpdate429Response = ErrorDetails

export const TemplateDocumentVisibilityUpdate500Response = ErrorDetails

export const templateDocumentVisibilityUpdateListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentVisibilityUpdateListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateDocumentVisibilityUpdateListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentVisibilityUpdateListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentVisibilityUpdateListPathTemplateIdRegExp)
})

export const TemplateDocumentVisibilityUpdateListHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateDocumentVisibilityUpdateListBody = TemplateDocumentVisibilityList

export const TemplateDocumentVisibilityUpdateList200Response = TemplateDocumentVisibilityList

export const TemplateDocumentVisibilityUpdateList400Response = ErrorDetails

export const TemplateDocumentVisibilityUpdateList401Response = ErrorDetails

export const TemplateDocumentVisibilityUpdateList403Response = ErrorDetails

export const TemplateDocumentVisibilityUpdateList404Response = ErrorDetails

export const TemplateDocumentVisibilityUpdateList405Response = ErrorDetails

export const TemplateDocumentVisibilityUpdateList429Response = ErrorDetails

export const TemplateDocumentVisibilityUpdateList500Response = ErrorDetails

