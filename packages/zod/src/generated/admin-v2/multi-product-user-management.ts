/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddDSGroupAndUsersResponse } from './schemas/AddDSGroupAndUsersResponse.js';
import { AddUserResponse } from './schemas/AddUserResponse.js';
import { DSGroupAddRequest } from './schemas/DSGroupAddRequest.js';
import { DSGroupAndUsersResponse } from './schemas/DSGroupAndUsersResponse.js';
import { DSGroupListResponse } from './schemas/DSGroupListResponse.js';
import { DSGroupResponse } from './schemas/DSGroupResponse.js';
import { DSGroupUsersAddRequest } from './schemas/DSGroupUsersAddRequest.js';
import { DSGroupUsersRemoveRequest } from './schemas/DSGroupUsersRemoveRequest.js';
import { ErrorDetail } from './schemas/ErrorDetail.js';
import { NewMultiProductUserAddRequest } from './schemas/NewMultiProductUserAddRequest.js';
import { ProductPermissionProfilesRequest } from './schemas/ProductPermissionProfilesRequest.js';
import { ProductPermissionProfilesResponse } from './schemas/ProductPermissionProfilesResponse.js';
import { RemoveDSGroupUsersResponse } from './schemas/RemoveDSGroupUsersResponse.js';
import { RemoveUserProductsResponse } from './schemas/RemoveUserProductsResponse.js';
import { UserProductPermissionProfilesRequest } from './schemas/UserProductPermissionProfilesRequest.js';
import { UserProductPermissionProfilesResponse } from './schemas/UserProductPermissionProfilesResponse.js';
import { UserProductProfileDeleteRequest } from './schemas/UserProductProfileDeleteRequest.js';
import { UsersDrilldownResponse } from './schemas/UsersDrilldownResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/multi-product-user-management';
export const MultiProductUserManagementGetDSGroupsParams: ObjectSchema<types.MultiProductUserManagementGetDSGroupsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementGetDSGroupsQueryParams: ObjectSchema<types.MultiProductUserManagementGetDSGroupsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "page": zod.int().min(1).optional(),
    "page_size": zod.int().min(1).optional()
}));
export const MultiProductUserManagementGetDSGroups200Response: zod.ZodType<zod.output<typeof DSGroupListResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupListResponse);
export const MultiProductUserManagementGetDSGroups400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroups500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupParams: ObjectSchema<types.MultiProductUserManagementAddDSGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementAddDSGroupBody = DSGroupAddRequest;
export const MultiProductUserManagementAddDSGroup200Response: zod.ZodType<zod.output<typeof DSGroupResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupResponse);
export const MultiProductUserManagementAddDSGroup400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroup500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupParams: ObjectSchema<types.MultiProductUserManagementGetDSGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "dsGroupId": formats.guid
}));
export const MultiProductUserManagementGetDSGroup200Response: zod.ZodType<zod.output<typeof DSGroupResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupResponse);
export const MultiProductUserManagementGetDSGroup400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroup500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroupParams: ObjectSchema<types.MultiProductUserManagementDeleteDSGroupParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "dsGroupId": formats.guid
}));
export const MultiProductUserManagementDeleteDSGroup204Response = /* @__PURE__ */ zod.void();
export const MultiProductUserManagementDeleteDSGroup400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementDeleteDSGroup500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsersParams: ObjectSchema<types.MultiProductUserManagementGetDSGroupUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "dsGroupId": formats.guid
}));
export const MultiProductUserManagementGetDSGroupUsersQueryParams: ObjectSchema<types.MultiProductUserManagementGetDSGroupUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "page": zod.int().min(1).optional(),
    "page_size": zod.int().min(1).optional()
}));
export const MultiProductUserManagementGetDSGroupUsers200Response: zod.ZodType<zod.output<typeof DSGroupAndUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(DSGroupAndUsersResponse);
export const MultiProductUserManagementGetDSGroupUsers400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetDSGroupUsers500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsersParams: ObjectSchema<types.MultiProductUserManagementAddDSGroupUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "dsGroupId": formats.guid
}));
export const MultiProductUserManagementAddDSGroupUsersBody = DSGroupUsersAddRequest;
export const MultiProductUserManagementAddDSGroupUsers200Response: zod.ZodType<zod.output<typeof AddDSGroupAndUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(AddDSGroupAndUsersResponse);
export const MultiProductUserManagementAddDSGroupUsers400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddDSGroupUsers500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsersParams: ObjectSchema<types.MultiProductUserManagementRemoveDSGroupUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "dsGroupId": formats.guid
}));
export const MultiProductUserManagementRemoveDSGroupUsersBody = DSGroupUsersRemoveRequest;
export const MultiProductUserManagementRemoveDSGroupUsers200Response: zod.ZodType<zod.output<typeof RemoveDSGroupUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(RemoveDSGroupUsersResponse);
export const MultiProductUserManagementRemoveDSGroupUsers400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveDSGroupUsers500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfilesParams: ObjectSchema<types.MultiProductUserManagementGetProductPermissionProfilesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementGetProductPermissionProfiles200Response: zod.ZodType<zod.output<typeof ProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(ProductPermissionProfilesResponse);
export const MultiProductUserManagementGetProductPermissionProfiles400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetProductPermissionProfiles500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams: ObjectSchema<types.MultiProductUserManagementGetUserProductPermissionProfilesByEmailParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams: ObjectSchema<types.MultiProductUserManagementGetUserProductPermissionProfilesByEmailQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional()
}));
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail200Response: zod.ZodType<zod.output<typeof UserProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserProductPermissionProfilesResponse);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesByEmail500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams: ObjectSchema<types.MultiProductUserManagementAddUserProductPermissionProfilesByEmailParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmailBody = UserProductPermissionProfilesRequest;
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail200Response: zod.ZodType<zod.output<typeof UserProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserProductPermissionProfilesResponse);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesByEmail500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermissionParams: ObjectSchema<types.MultiProductUserManagementRemoveUserProductPermissionParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementRemoveUserProductPermissionBody = UserProductProfileDeleteRequest;
export const MultiProductUserManagementRemoveUserProductPermission200Response: zod.ZodType<zod.output<typeof RemoveUserProductsResponse>, unknown> = /* @__PURE__ */ lenientResponse(RemoveUserProductsResponse);
export const MultiProductUserManagementRemoveUserProductPermission400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementRemoveUserProductPermission500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfilesParams: ObjectSchema<types.MultiProductUserManagementGetUserProductPermissionProfilesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "userId": formats.guid
}));
export const MultiProductUserManagementGetUserProductPermissionProfiles200Response: zod.ZodType<zod.output<typeof ProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(ProductPermissionProfilesResponse);
export const MultiProductUserManagementGetUserProductPermissionProfiles400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserProductPermissionProfiles500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfilesParams: ObjectSchema<types.MultiProductUserManagementAddUserProductPermissionProfilesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid,
    "userId": formats.guid
}));
export const MultiProductUserManagementAddUserProductPermissionProfilesBody = ProductPermissionProfilesRequest;
export const MultiProductUserManagementAddUserProductPermissionProfiles200Response: zod.ZodType<zod.output<typeof UserProductPermissionProfilesResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserProductPermissionProfilesResponse);
export const MultiProductUserManagementAddUserProductPermissionProfiles400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddUserProductPermissionProfiles500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUserParams: ObjectSchema<types.MultiProductUserManagementAddOrUpdateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const MultiProductUserManagementAddOrUpdateUserBody = NewMultiProductUserAddRequest;
export const MultiProductUserManagementAddOrUpdateUser200Response: zod.ZodType<zod.output<typeof AddUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(AddUserResponse);
export const MultiProductUserManagementAddOrUpdateUser400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementAddOrUpdateUser500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmailParams: ObjectSchema<types.MultiProductUserManagementGetUserDSProfilesByEmailParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const MultiProductUserManagementGetUserDSProfilesByEmailQueryParams: ObjectSchema<types.MultiProductUserManagementGetUserDSProfilesByEmailQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "sort": zod.boolean().optional(),
    "include_license": zod.boolean().optional()
}));
export const MultiProductUserManagementGetUserDSProfilesByEmail200Response: zod.ZodType<zod.output<typeof UsersDrilldownResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersDrilldownResponse);
export const MultiProductUserManagementGetUserDSProfilesByEmail400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfilesByEmail500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfileParams: ObjectSchema<types.MultiProductUserManagementGetUserDSProfileParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid
}));
export const MultiProductUserManagementGetUserDSProfileQueryParams: ObjectSchema<types.MultiProductUserManagementGetUserDSProfileQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "sort": zod.boolean().optional(),
    "include_license": zod.boolean().optional()
}));
export const MultiProductUserManagementGetUserDSProfile200Response: zod.ZodType<zod.output<typeof UsersDrilldownResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersDrilldownResponse);
export const MultiProductUserManagementGetUserDSProfile400Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile401Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile403Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile404Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile405Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile429Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
export const MultiProductUserManagementGetUserDSProfile500Response: zod.ZodType<zod.output<typeof ErrorDetail>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetail);
