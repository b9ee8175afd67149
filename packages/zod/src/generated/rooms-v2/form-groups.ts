/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { FormGroup } from './schemas/FormGroup.js';
import { FormGroupForCreate } from './schemas/FormGroupForCreate.js';
import { FormGroupForUpdate } from './schemas/FormGroupForUpdate.js';
import { FormGroupFormList } from './schemas/FormGroupFormList.js';
import { FormGroupFormToAssign } from './schemas/FormGroupFormToAssign.js';
import { FormGroupSummaryList } from './schemas/FormGroupSummaryList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/form-groups';
export const FormGroupsGetFormGroupsParams: ObjectSchema<types.FormGroupsGetFormGroupsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FormGroupsGetFormGroupsQueryParams: ObjectSchema<types.FormGroupsGetFormGroupsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional()
}));
export const FormGroupsGetFormGroups200Response: zod.ZodType<zod.output<typeof FormGroupSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormGroupSummaryList);
export const FormGroupsGetFormGroups400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroupParams: ObjectSchema<types.FormGroupsCreateFormGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FormGroupsCreateFormGroupBody = FormGroupForCreate;
export const FormGroupsCreateFormGroup201Response: zod.ZodType<zod.output<typeof FormGroup>, unknown> = /* @__PURE__ */ lenientResponse(FormGroup);
export const FormGroupsCreateFormGroup400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupParams: ObjectSchema<types.FormGroupsGetFormGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid
}));
export const FormGroupsGetFormGroup200Response: zod.ZodType<zod.output<typeof FormGroup>, unknown> = /* @__PURE__ */ lenientResponse(FormGroup);
export const FormGroupsGetFormGroup400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroupParams: ObjectSchema<types.FormGroupsRenameFormGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid
}));
export const FormGroupsRenameFormGroupBody = FormGroupForUpdate;
export const FormGroupsRenameFormGroup200Response: zod.ZodType<zod.output<typeof FormGroup>, unknown> = /* @__PURE__ */ lenientResponse(FormGroup);
export const FormGroupsRenameFormGroup400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroupParams: ObjectSchema<types.FormGroupsDeleteFormGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid
}));
export const FormGroupsDeleteFormGroup204Response = /* @__PURE__ */ zod.void();
export const FormGroupsDeleteFormGroup400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupFormParams: ObjectSchema<types.FormGroupsAssignFormGroupFormParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid
}));
export const FormGroupsAssignFormGroupFormBody = FormGroupFormToAssign;
export const FormGroupsAssignFormGroupForm204Response = /* @__PURE__ */ zod.void();
export const FormGroupsAssignFormGroupForm400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupFormsParams: ObjectSchema<types.FormGroupsGetFormGroupFormsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid
}));
export const FormGroupsGetFormGroupFormsQueryParams: ObjectSchema<types.FormGroupsGetFormGroupFormsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "startPosition": zod.int().min(0).optional()
}));
export const FormGroupsGetFormGroupForms200Response: zod.ZodType<zod.output<typeof FormGroupFormList>, unknown> = /* @__PURE__ */ lenientResponse(FormGroupFormList);
export const FormGroupsGetFormGroupForms400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroupParams: ObjectSchema<types.FormGroupsGrantOfficeAccessToFormGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid,
    "officeId": zod.int().min(1)
}));
export const FormGroupsGrantOfficeAccessToFormGroup204Response = /* @__PURE__ */ zod.void();
export const FormGroupsGrantOfficeAccessToFormGroup400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroupParams: ObjectSchema<types.FormGroupsRevokeOfficeAccessFromFormGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid,
    "officeId": zod.int().min(1)
}));
export const FormGroupsRevokeOfficeAccessFromFormGroup204Response = /* @__PURE__ */ zod.void();
export const FormGroupsRevokeOfficeAccessFromFormGroup400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupFormParams: ObjectSchema<types.FormGroupsRemoveFormGroupFormParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "formGroupId": formats.guid,
    "formId": formats.guid
}));
export const FormGroupsRemoveFormGroupForm204Response = /* @__PURE__ */ zod.void();
export const FormGroupsRemoveFormGroupForm400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
