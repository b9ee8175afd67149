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



export const envelopeHtmlDefinitionsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeHtmlDefinitionsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeHtmlDefinitionsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeHtmlDefinitionsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeHtmlDefinitionsListPathEnvelopeIdRegExp)
})

export const EnvelopeHtmlDefinitionsList200Response = DocumentHtmlDefinitionOriginals

export const EnvelopeHtmlDefinitionsList400Response = ErrorDetails

export const EnvelopeHtmlDefinitionsList401Response = ErrorDetails

export const EnvelopeHtmlDefinitionsList403Response = ErrorDetails

export const EnvelopeHtmlDefinitionsList404Response = ErrorDetails

export const EnvelopeHtmlDefinitionsList405Response = ErrorDetails

export const EnvelopeHtmlDefinitionsList429Response = ErrorDetails

export const EnvelopeHtmlDefinitionsList500Response = ErrorDetails

