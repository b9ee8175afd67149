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



export const accountConsumerDisclosuresGetDefaultPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountConsumerDisclosuresGetDefaultParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountConsumerDisclosuresGetDefaultPathAccountIdRegExp)
})

export const AccountConsumerDisclosuresGetDefaultQueryParams = zod.object({
  "langCode": zod.string().optional()
})

export const AccountConsumerDisclosuresGetDefault200Response = ConsumerDisclosure

export const AccountConsumerDisclosuresGetDefault400Response = ErrorDetails

export const AccountConsumerDisclosuresGetDefault401Response = ErrorDetails

export const AccountConsumerDisclosuresGetDefault403Response = ErrorDetails

export const AccountConsumerDisclosuresGetDefault404Response = ErrorDetails

export const AccountConsumerDisclosuresGetDefault405Response = ErrorDetails

export const AccountConsumerDisclosuresGetDefault429Response = ErrorDetails

export const AccountConsumerDisclosuresGetDefault500Response = ErrorDetails

export const accountConsumerDisclosuresGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountConsumerDisclosuresGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountConsumerDisclosuresGetPathAccountIdRegExp),
  "langCode": zod.string()
})

export const AccountConsumerDisclosuresGet200Response = ConsumerDisclosure

export const AccountConsumerDisclosuresGet400Response = ErrorDetails

export const AccountConsumerDisclosuresGet401Response = ErrorDetails

export const AccountConsumerDisclosuresGet403Response = ErrorDetails

export const AccountConsumerDisclosuresGet404Response = ErrorDetails

export const AccountConsumerDisclosuresGet405Response = ErrorDetails

export const AccountConsumerDisclosuresGet429Response = ErrorDetails

export const AccountConsumerDisclosuresGet500Response = ErrorDetails

export const accountConsumerDisclosuresUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountConsumerDisclosuresUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountConsumerDisclosuresUpdatePathAccountIdRegExp),
  "langCode": zod.string()
})

export const accountConsumerDisclosuresUpdateQueryIncludeMetadataDefault = `false`;

export const AccountConsumerDisclosuresUpdateQueryParams = zod.object({
  "include_metadata": zod.enum(['true', 'false']).default(accountConsumerDisclosuresUpdateQueryIncludeMetadataDefault)
})

export const AccountConsumerDisclosuresUpdateBody = ConsumerDisclosure

export const AccountConsumerDisclosuresUpdate200Response = ConsumerDisclosure

export const AccountConsumerDisclosuresUpdate400Response = ErrorDetails

export const AccountConsumerDisclosuresUpdate401Response = ErrorDetails

export const AccountConsumerDisclosuresUpdate403Response = ErrorDetails

export const AccountConsumerDisclosuresUpdate404Response = ErrorDetails

export const AccountConsumerDisclosuresUpdate405Response = ErrorDetails

export const AccountConsumerDisclosuresUpdate429Response = ErrorDetails

export const AccountConsumerDisclosuresUpdate500Response = ErrorDetails

