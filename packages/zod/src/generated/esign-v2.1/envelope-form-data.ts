/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  EnvelopeFormData
} from './schemas/envelopeFormData.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeFormDataGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeFormDataGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeFormDataGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeFormDataGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeFormDataGetPathEnvelopeIdRegExp)
})

export const EnvelopeFormDataGet200Response = EnvelopeFormData

export const EnvelopeFormDataGet400Response = ErrorDetails

export const EnvelopeFormDataGet401Response = ErrorDetails

export const EnvelopeFormDataGet403Response = ErrorDetails

export const EnvelopeFormDataGet404Response = ErrorDetails

export const EnvelopeFormDataGet405Response = ErrorDetails

export const EnvelopeFormDataGet429Response = ErrorDetails

export const EnvelopeFormDataGet500Response = ErrorDetails

