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



export const templateHtmlDefinitionsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateHtmlDefinitionsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateHtmlDefinitionsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateHtmlDefinitionsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateHtmlDefinitionsListPathTemplateIdRegExp)
})

export const TemplateHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals

export const TemplateHtmlDefinitionsList400Response = ErrorDetails

export const TemplateHtmlDefinitionsList401Response = ErrorDetails

export const TemplateHtmlDefinitionsList403Response = ErrorDetails

export const TemplateHtmlDefinitionsList404Response = ErrorDetails

export const TemplateHtmlDefinitionsList405Response = ErrorDetails

export const TemplateHtmlDefinitionsList429Response = ErrorDetails

export const TemplateHtmlDefinitionsList500Response = ErrorDetails

