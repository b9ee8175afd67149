/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DocumentHtmlDefinitionOriginals
} from './schemas/documentHtmlDefinitionOriginals.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const templateDocumentHtmlDefinitionsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateDocumentHtmlDefinitionsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templateDocumentHtmlDefinitionsListPathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplateDocumentHtmlDefinitionsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateDocumentHtmlDefinitionsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateDocumentHtmlDefinitionsListPathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templateDocumentHtmlDefinitionsListPathDocumentIdRegExp)
})

export const TemplateDocumentHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals

export const TemplateDocumentHtmlDefinitionsList400Response = ErrorDetails

export const TemplateDocumentHtmlDefinitionsList401Response = ErrorDetails

export const TemplateDocumentHtmlDefinitionsList403Response = ErrorDetails

export const TemplateDocumentHtmlDefinitionsList404Response = ErrorDetails

export const TemplateDocumentHtmlDefinitionsList405Response = ErrorDetails

export const TemplateDocumentHtmlDefinitionsList429Response = ErrorDetails

export const TemplateDocumentHtmlDefinitionsList500Response = ErrorDetails

