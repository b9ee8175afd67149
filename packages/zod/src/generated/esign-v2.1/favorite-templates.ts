/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { FavoriteTemplatesInfo } from './schemas/favoriteTemplatesInfo.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/favorite-templates';
export const FavoriteTemplatesGetFavoriteTemplatesParams: ObjectSchema<types.FavoriteTemplatesGetFavoriteTemplatesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FavoriteTemplatesGetFavoriteTemplates200Response: zod.ZodType<zod.output<typeof FavoriteTemplatesInfo>, unknown> = /* @__PURE__ */ lenientResponse(FavoriteTemplatesInfo);
export const FavoriteTemplatesGetFavoriteTemplates400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplateParams: ObjectSchema<types.FavoriteTemplatesUpdateFavoriteTemplateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FavoriteTemplatesUpdateFavoriteTemplateBody = FavoriteTemplatesInfo;
export const FavoriteTemplatesUpdateFavoriteTemplate200Response: zod.ZodType<zod.output<typeof FavoriteTemplatesInfo>, unknown> = /* @__PURE__ */ lenientResponse(FavoriteTemplatesInfo);
export const FavoriteTemplatesUpdateFavoriteTemplate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplateParams: ObjectSchema<types.FavoriteTemplatesUnFavoriteTemplateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FavoriteTemplatesUnFavoriteTemplateBody = FavoriteTemplatesInfo;
export const FavoriteTemplatesUnFavoriteTemplate200Response: zod.ZodType<zod.output<typeof FavoriteTemplatesInfo>, unknown> = /* @__PURE__ */ lenientResponse(FavoriteTemplatesInfo);
export const FavoriteTemplatesUnFavoriteTemplate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
