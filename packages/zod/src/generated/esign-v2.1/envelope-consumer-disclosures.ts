/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ConsumerDisclosure
} from './schemas/consumerDisclosure.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const envelopeConsumerDisclosuresGetDefaultPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeConsumerDisclosuresGetDefaultPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeConsumerDisclosuresGetDefaultParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeConsumerDisclosuresGetDefaultPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeConsumerDisclosuresGetDefaultPathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeConsumerDisclosuresGetDefaultQueryParams = zod.object({
  "langCode": zod.string().optional()
})

export const EnvelopeConsumerDisclosuresGetDefault200Response = ConsumerDisclosure

export const EnvelopeConsumerDisclosuresGetDefault400Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGetDefault401Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGetDefault403Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGetDefault404Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGetDefault405Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGetDefault429Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGetDefault500Response = ErrorDetails

export const envelopeConsumerDisclosuresGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeConsumerDisclosuresGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeConsumerDisclosuresGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeConsumerDisclosuresGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeConsumerDisclosuresGetPathEnvelopeIdRegExp),
  "recipientId": zod.string(),
  "langCode": zod.string()
})

export const EnvelopeConsumerDisclosuresGetQueryParams = zod.object({
  "langCode": zod.string().optional()
})

export const EnvelopeConsumerDisclosuresGet200Response = ConsumerDisclosure

export const EnvelopeConsumerDisclosuresGet400Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGet401Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGet403Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGet404Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGet405Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGet429Response = ErrorDetails

export const EnvelopeConsumerDisclosuresGet500Response = ErrorDetails

