/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BrandsRequest
} from './schemas/brandsRequest.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  GroupBrands
} from './schemas/groupBrands.zod.js';



export const groupBrandsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupBrandsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupBrandsGetPathAccountIdRegExp),
  "groupId": zod.string()
})

export const GroupBrandsGet200Response = GroupBrands

export const GroupBrandsGet400Response = ErrorDetails

export const GroupBrandsGet401Response = ErrorDetails

export const GroupBrandsGet403Response = ErrorDetails

export const GroupBrandsGet404Response = ErrorDetails

export const GroupBrandsGet405Response = ErrorDetails

export const GroupBrandsGet429Response = ErrorDetails

export const GroupBrandsGet500Response = ErrorDetails

export const groupBrandsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupBrandsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupBrandsUpdatePathAccountIdRegExp),
  "groupId": zod.string()
})

export const GroupBrandsUpdateBody = BrandsRequest

export const GroupBrandsUpdate200Response = GroupBrands

export const GroupBrandsUpdate400Response = ErrorDetails

export const GroupBrandsUpdate401Response = ErrorDetails

export const GroupBrandsUpdate403Response = ErrorDetails

export const GroupBrandsUpdate404Response = ErrorDetails

export const GroupBrandsUpdate405Response = ErrorDetails

export const GroupBrandsUpdate429Response = ErrorDetails

export const GroupBrandsUpdate500Response = ErrorDetails

export const groupBrandsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const GroupBrandsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', groupBrandsDeletePathAccountIdRegExp),
  "groupId": zod.string()
})

export const GroupBrandsDeleteBody = BrandsRequest

export const GroupBrandsDelete200Response = GroupBrands

export const GroupBrandsDelete400Response = ErrorDetails

export const GroupBrandsDelete401Response = ErrorDetails

export const GroupBrandsDelete403Response = ErrorDetails

export const GroupBrandsDelete404Response = ErrorDetails

export const GroupBrandsDelete405Response = ErrorDetails

export const GroupBrandsDelete429Response = ErrorDetails

export const GroupBrandsDelete500Response = ErrorDetails

