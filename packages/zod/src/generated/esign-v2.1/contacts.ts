/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ContactGetResponse
} from './schemas/contactGetResponse.zod.js';

import {
  ContactModRequest
} from './schemas/contactModRequest.zod.js';

import {
  ContactUpdateResponse
} from './schemas/contactUpdateResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const contactsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ContactsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', contactsCreatePathAccountIdRegExp)
})

export const ContactsCreateBody = ContactModRequest

export const ContactsCreate201Response = ContactUpdateResponse

export const ContactsCreate400Response = ErrorDetails

export const ContactsCreate401Response = ErrorDetails

export const ContactsCreate403Response = ErrorDetails

export const ContactsCreate404Response = ErrorDetails

export const ContactsCreate405Response = ErrorDetails

export const ContactsCreate429Response = ErrorDetails

export const ContactsCreate500Response = ErrorDetails

export const contactsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ContactsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', contactsUpdatePathAccountIdRegExp)
})

export const ContactsUpdateBody = ContactModRequest

export const ContactsUpdate200Response = ContactUpdateResponse

export const ContactsUpdate400Response = ErrorDetails

export const ContactsUpdate401Response = ErrorDetails

export const ContactsUpdate403Response = ErrorDetails

export const ContactsUpdate404Response = ErrorDetails

export const ContactsUpdate405Response = ErrorDetails

export const ContactsUpdate429Response = ErrorDetails

export const ContactsUpdate500Response = ErrorDetails

export const contactsDeleteListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ContactsDeleteListParams = zod.object({
  "accountId": zod.stringFormat('account-id', contactsDeleteListPathAccountIdRegExp)
})

export const ContactsDeleteListBody = ContactModRequest

export const ContactsDeleteList200Response = ContactUpdateResponse

export const ContactsDeleteList400Response = ErrorDetails

export const ContactsDeleteList401Response = ErrorDetails

export const ContactsDeleteList403Response = ErrorDetails

export const ContactsDeleteList404Response = ErrorDetails

export const ContactsDeleteList405Response = ErrorDetails

export const ContactsDeleteList429Response = ErrorDetails

export const ContactsDeleteList500Response = ErrorDetails

export const contactsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ContactsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', contactsGetPathAccountIdRegExp),
  "contactId": zod.string()
})

export const ContactsGetQueryParams = zod.object({
  "cloud_provider": zod.enum(['rooms', 'docusignCore']).optional()
})

export const ContactsGet200Response = ContactGetResponse

export const ContactsGet400Response = ErrorDetails

export const ContactsGet401Response = ErrorDetails

export const ContactsGet403Response = ErrorDetails

export const ContactsGet404Response = ErrorDetails

export const ContactsGet405Response = ErrorDetails

export const ContactsGet429Response = ErrorDetails

export const ContactsGet500Response = ErrorDetails

export const contactsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ContactsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', contactsDeletePathAccountIdRegExp),
  "contactId": zod.string()
})

export const ContactsDelete200Response = ContactUpdateResponse

export const ContactsDelete400Response = ErrorDetails

export const ContactsDelete401Response = ErrorDetails

export const ContactsDelete403Response = ErrorDetails

export const ContactsDelete404Response = ErrorDetails

export const ContactsDelete405Response = ErrorDetails

export const ContactsDelete429Response = ErrorDetails

export const ContactsDelete500Response = ErrorDetails

