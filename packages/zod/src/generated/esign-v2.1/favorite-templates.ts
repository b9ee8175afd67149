/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  FavoriteTemplatesInfo
} from './schemas/favoriteTemplatesInfo.zod.js';



export const favoriteTemplatesGetFavoriteTemplatesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FavoriteTemplatesGetFavoriteTemplatesParams = zod.object({
  "accountId": zod.stringFormat('account-id', favoriteTemplatesGetFavoriteTemplatesPathAccountIdRegExp)
})

export const FavoriteTemplatesGetFavoriteTemplates200Response = FavoriteTemplatesInfo

export const FavoriteTemplatesGetFavoriteTemplates400Response = ErrorDetails

export const FavoriteTemplatesGetFavoriteTemplates401Response = ErrorDetails

export const FavoriteTemplatesGetFavoriteTemplates403Response = ErrorDetails

export const FavoriteTemplatesGetFavoriteTemplates404Response = ErrorDetails

export const FavoriteTemplatesGetFavoriteTemplates405Response = ErrorDetails

export const FavoriteTemplatesGetFavoriteTemplates429Response = ErrorDetails

export const FavoriteTemplatesGetFavoriteTemplates500Response = ErrorDetails

export const favoriteTemplatesUpdateFavoriteTemplatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FavoriteTemplatesUpdateFavoriteTemplateParams = zod.object({
  "accountId": zod.stringFormat('account-id', favoriteTemplatesUpdateFavoriteTemplatePathAccountIdRegExp)
})

export const FavoriteTemplatesUpdateFavoriteTemplateBody = FavoriteTemplatesInfo

export const FavoriteTemplatesUpdateFavoriteTemplate200Response = FavoriteTemplatesInfo

export const FavoriteTemplatesUpdateFavoriteTemplate400Response = ErrorDetails

export const FavoriteTemplatesUpdateFavoriteTemplate401Response = ErrorDetails

export const FavoriteTemplatesUpdateFavoriteTemplate403Response = ErrorDetails

export const FavoriteTemplatesUpdateFavoriteTemplate404Response = ErrorDetails

export const FavoriteTemplatesUpdateFavoriteTemplate405Response = ErrorDetails

export const FavoriteTemplatesUpdateFavoriteTemplate429Response = ErrorDetails

export const FavoriteTemplatesUpdateFavoriteTemplate500Response = ErrorDetails

export const favoriteTemplatesUnFavoriteTemplatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FavoriteTemplatesUnFavoriteTemplateParams = zod.object({
  "accountId": zod.stringFormat('account-id', favoriteTemplatesUnFavoriteTemplatePathAccountIdRegExp)
})

export const FavoriteTemplatesUnFavoriteTemplateBody = FavoriteTemplatesInfo

export const FavoriteTemplatesUnFavoriteTemplate200Response = FavoriteTemplatesInfo

export const FavoriteTemplatesUnFavoriteTemplate400Response = ErrorDetails

export const FavoriteTemplatesUnFavoriteTemplate401Response = ErrorDetails

export const FavoriteTemplatesUnFavoriteTemplate403Response = ErrorDetails

export const FavoriteTemplatesUnFavoriteTemplate404Response = ErrorDetails

export const FavoriteTemplatesUnFavoriteTemplate405Response = ErrorDetails

export const FavoriteTemplatesUnFavoriteTemplate429Response = ErrorDetails

export const FavoriteTemplatesUnFavoriteTemplate500Response = ErrorDetails

