// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/rooms-v2';
const accountId = /* @__PURE__ */ zod.stringFormat('account-id', /^(\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/);
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const base64 = /* @__PURE__ */ zod.stringFormat('base64', /^/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const stringField = /* @__PURE__ */ zod.string();
const optionalIntCheckGte0Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(0))));
const nullishStringField = /* @__PURE__ */ made(() => zod.nullish(zod.string()));
const intCheckGte1Field = /* @__PURE__ */ made(() => zod.int().check(zod.gte(1)));
const optionalArrayIntCheckGte1Field = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.int().check(zod.gte(1)))));
const optionalIntCheckGte1Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(1))));
const optionalStringCheckRegexD4DDDDTDDDDDField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/))));
const optionalArrayIntField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.int())));
const optionalUrlField = /* @__PURE__ */ made(() => zod.optional(zod.url()));
const optionalNumberField = /* @__PURE__ */ made(() => zod.optional(zod.number()));
const optionalRecordStringUnionNullableUnionStringNField = /* @__PURE__ */ made(() => zod.optional(zod.record(zod.string(), zod.union([zod.nullable(zod.union([zod.string(), zod.number(), zod.boolean()])), zod.record(zod.string(), zod.nullable(zod.union([zod.string(), zod.number(), zod.boolean()])))]))));
const stringCheckMinLength1Field = /* @__PURE__ */ made(() => zod.string().check(zod.minLength(1)));
const optionalEnumSoldDupEscrcnclInspctnExField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['', 'sold', 'dup', 'escrcncl', 'inspctn', 'exp', 'lostbuy', 'lost', 'list', 'newlist', 'offrrjct', 'pend', 'lstcanc', 'lstleave', 'sellwtdw', 'nofin', 'disciss', 'appiss', 'mtgiss', 'zoniss', 'attiss', 'proplsd', 'tenlease'])));
const instanceofBlobField = /* @__PURE__ */ zod.instanceof(Blob);
const optionalEnumBuySellListbuyRefiField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['buy', 'sell', 'listbuy', 'refi'])));
const optionalEnumActivePendingField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['Active', 'Pending'])));
const optionalIntCheckGte1CheckLte100Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(1)).check(zod.lte(100))));
const fieldsOfAssignableRoles = () => ({
    "resultSetSize": optionalIntCheckGte0Field,
    "endPosition": optionalIntField,
    "totalRowCount": optionalIntCheckGte0Field,
    "nextUri": nullishStringField,
    "priorUri": nullishStringField
});
const fieldsOfClassicAdminToInvite = () => ({
    "email": stringField,
    "firstName": stringField,
    "lastName": stringField
});
const fieldsOfClassicManagerToInvite = () => ({
    "offices": optionalArrayIntCheckGte1Field,
    "regions": optionalArrayIntCheckGte1Field,
    "accessLevel": AccessLevel
});
const fieldsOfDocument = () => ({
    "ownerId": optionalIntField,
    "size": optionalIntCheckGte0Field,
    "isSigned": optionalBooleanField,
    "isDynamic": optionalBooleanField
});
const fieldsOfOffice = () => ({
    "address1": optionalStringField,
    "address2": optionalStringField,
    "city": optionalStringField,
    "postalCode": optionalStringField,
    "phone": optionalStringField
});
const fieldsOfRoom = () => ({
    "closedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "createdByUserId": optionalIntField,
    "closedStatusId": optionalEnumSoldDupEscrcnclInspctnExField,
    "fieldDataLastUpdatedDate": optionalStringCheckRegexD4DDDDTDDDDDField
});
const fieldsOfTaskList = () => ({
    "taskListId": optionalIntField,
    "approvedByUserId": optionalIntField,
    "comment": optionalStringField
});
const fieldsOfUser = () => ({
    "isLockedOut": optionalBooleanField,
    "accessLevel": zod.optional(AccessLevel),
    "defaultOfficeId": optionalIntField,
    "profileImageUrl": optionalStringField
});
export const AccountSummary: MiniObject<types.AccountSummary> = /* @__PURE__ */ miniObject(() => ({
    "companyId": optionalIntField,
    "name": optionalStringField,
    "companyVersion": zod.optional(zod.enum(['v5', 'v6'])),
    "docuSignAccountGuid": zod.optional(guid),
    "defaultFieldSetId": optionalGuidField,
    "requireOfficeLibraryAssignments": optionalBooleanField
}));
export const ActivityType: MiniObject<types.ActivityType> = /* @__PURE__ */ miniObject(() => ({
    "activityTypeId": optionalStringField,
    "name": optionalStringField
}));
export const ApiError: MiniObject<types.ApiError> = /* @__PURE__ */ miniObject(() => ({
    "errorCode": zod.string(),
    "message": stringField,
    "referenceId": optionalGuidField
}));
export const AssignableRoles: MiniObject<types.AssignableRoles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "currentRoleId": optionalIntField,
    "roles": zod.optional(zod.array(RoleSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const ClassicAdminToInvite: MiniObject<types.ClassicAdminToInvite> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClassicAdminToInvite()
}));
export const ClassicAgentToInvite: MiniObject<types.ClassicAgentToInvite> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClassicAdminToInvite(),
    "eSignPermissionProfileId": stringField,
    "officeId": intCheckGte1Field,
    "companyTypeId": optionalStringField
}));
export const ClassicManagerPermissions: MiniObject<types.ClassicManagerPermissions> = /* @__PURE__ */ miniObject(() => ({
    "isVisibleInTransactionRooms": optionalBooleanField,
    "canDeleteCompanyRooms": optionalBooleanField,
    "canDeleteCompanyDocuments": optionalBooleanField,
    "canManageCompanyRooms": optionalBooleanField,
    "canManageCompanyAccount": optionalBooleanField,
    "canManageCompanySharedLibrary": optionalBooleanField,
    "canManageCompanyMembers": optionalBooleanField,
    "canCloseCompanyRooms": optionalBooleanField,
    "canApproveCompanyChecklists": optionalBooleanField,
    "isCompanySystemAdmin": optionalBooleanField,
    "isRegionManager": optionalBooleanField,
    "isOfficeManager": optionalBooleanField,
    "autoAccessToCompanyRooms": optionalBooleanField
}));
export const ClassicManagerToInvite: MiniObject<types.ClassicManagerToInvite> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClassicAdminToInvite(),
    ...fieldsOfClassicManagerToInvite(),
    "eSignPermissionProfileId": stringField,
    "defaultOfficeId": intCheckGte1Field,
    "titleId": intCheckGte1Field,
    "permissions": ClassicManagerPermissions
}));
export const ClosingStatus: MiniObject<types.ClosingStatus> = /* @__PURE__ */ miniObject(() => ({
    "closingStatusId": optionalStringField,
    "name": optionalStringField
}));
export const ContactSide: MiniObject<types.ContactSide> = /* @__PURE__ */ miniObject(() => ({
    "contactSideId": optionalStringField,
    "name": optionalStringField
}));
export const Country: MiniObject<types.Country> = /* @__PURE__ */ miniObject(() => ({
    "countryId": optionalStringField,
    "name": optionalStringField
}));
export const Currency: MiniObject<types.Currency> = /* @__PURE__ */ miniObject(() => ({
    "currencyId": optionalStringField,
    "name": optionalStringField
}));
export const CustomData: MiniObject<types.CustomData> = /* @__PURE__ */ miniObject(() => ({
    "isRequiredOnCreate": optionalBooleanField,
    "isRequiredOnSubmit": optionalBooleanField
}));
export const DependsOn: MiniObject<types.DependsOn> = /* @__PURE__ */ miniObject(() => ({
    "actionType": optionalStringField,
    "parentApiName": optionalStringField
}));
export const DesignatedOffice: MiniObject<types.DesignatedOffice> = /* @__PURE__ */ miniObject(() => ({
    "officeId": intCheckGte1Field
}));
export const DesignatedRegion: MiniObject<types.DesignatedRegion> = /* @__PURE__ */ miniObject(() => ({
    "regionId": intCheckGte1Field
}));
export const Document: MiniObject<types.Document> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocument(),
    "documentId": optionalIntField,
    "name": stringField,
    "roomId": optionalIntField,
    "folderId": optionalIntCheckGte1Field,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "contentType": optionalStringField,
    "base64Contents": base64
}));
export const DocumentUser: MiniObject<types.DocumentUser> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalIntField,
    "documentId": optionalIntField,
    "name": optionalStringField,
    "hasAccess": optionalBooleanField,
    "canApproveTask": optionalBooleanField,
    "canAssignToTaskList": optionalBooleanField,
    "canCopy": optionalBooleanField,
    "canDelete": optionalBooleanField,
    "canRemoveFromTaskList": optionalBooleanField,
    "canRemoveApproval": optionalBooleanField,
    "canRename": optionalBooleanField,
    "canShare": optionalBooleanField,
    "canViewActivity": optionalBooleanField
}));
export const DocumentUserForCreate: MiniObject<types.DocumentUserForCreate> = /* @__PURE__ */ miniObject(() => ({
    "userId": zod.int()
}));
export const Documents: MiniObject<types.Documents> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocument(),
    "documentId": optionalIntField,
    "name": optionalStringField,
    "roomId": optionalIntField,
    "folderId": optionalIntCheckGte1Field,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "contentType": optionalStringField,
    "base64Contents": zod.optional(base64)
}));
export const ESignAccountRoleSettings: MiniObject<types.ESignAccountRoleSettings> = /* @__PURE__ */ miniObject(() => ({
    "allowAccountManagement": optionalBooleanField
}));
export const ESignPermissionProfile: MiniObject<types.ESignPermissionProfile> = /* @__PURE__ */ miniObject(() => ({
    "eSignPermissionProfileId": optionalStringField,
    "name": optionalStringField,
    "settings": zod.optional(ESignAccountRoleSettings)
}));
export const ESignPermissionProfileList: MiniObject<types.ESignPermissionProfileList> = /* @__PURE__ */ miniObject(() => ({
    "permissionProfiles": zod.optional(zod.array(ESignPermissionProfile))
}));
export const Envelope: MiniObject<types.Envelope> = /* @__PURE__ */ miniObject(() => ({
    "eSignEnvelopeId": optionalGuidField
}));
export const EnvelopeForCreate: MiniObject<types.EnvelopeForCreate> = /* @__PURE__ */ miniObject(() => ({
    "envelopeName": optionalStringField,
    "documentIds": optionalArrayIntField
}));
export const ExternalFormFillSession: MiniObject<types.ExternalFormFillSession> = /* @__PURE__ */ miniObject(() => ({
    "url": optionalUrlField
}));
export const ExternalFormFillSessionForCreate: MiniObject<types.ExternalFormFillSessionForCreate> = /* @__PURE__ */ miniObject(() => ({
    "formId": optionalStringField,
    "roomId": intCheckGte1Field,
    "formIds": zod.optional(zod.array(guid).check(zod.minLength(1)).check(zod.maxLength(10))),
    "xFrameAllowedUrl": optionalStringField
}));
export const Field: MiniObject<types.Field> = /* @__PURE__ */ miniObject(() => ({
    "fieldId": optionalGuidField,
    "fieldDefinitionId": optionalGuidField,
    "title": optionalStringField,
    "apiName": optionalStringField,
    "type": zod.optional(zod.enum(['Date', 'Text', 'Checkbox', 'Currency', 'Numeric', 'SelectList', 'TextArea', 'Percentage', 'Integer'])),
    "fields": zod.optional(zod.array(zod.lazy(() => Field))),
    "configuration": zod.optional(FieldConfiguration),
    "customData": zod.optional(CustomData)
}));
export const FieldConfiguration: MiniObject<types.FieldConfiguration> = /* @__PURE__ */ miniObject(() => ({
    "maxValue": optionalNumberField,
    "minValue": optionalNumberField,
    "multipleOf": optionalNumberField,
    "maxLength": optionalIntCheckGte0Field,
    "minLength": optionalIntCheckGte0Field,
    "pattern": optionalStringField,
    "isPublisher": optionalBooleanField,
    "dependsOn": zod.optional(zod.array(DependsOn)),
    "options": zod.optional(zod.array(SelectListFieldOption))
}));
export const FieldData: MiniObject<types.FieldData> = /* @__PURE__ */ miniObject(() => ({
    "data": optionalRecordStringUnionNullableUnionStringNField
}));
export const FieldDataForCreate: MiniObject<types.FieldDataForCreate> = /* @__PURE__ */ miniObject(() => ({
    "data": optionalRecordStringUnionNullableUnionStringNField
}));
export const FieldDataForUpdate: MiniObject<types.FieldDataForUpdate> = /* @__PURE__ */ miniObject(() => ({
    "data": optionalRecordStringUnionNullableUnionStringNField
}));
export const FieldSet: MiniObject<types.FieldSet> = /* @__PURE__ */ miniObject(() => ({
    "fieldSetId": optionalGuidField,
    "title": optionalStringField,
    "fields": zod.optional(zod.array(Field))
}));
export const FinancingType: MiniObject<types.FinancingType> = /* @__PURE__ */ miniObject(() => ({
    "financingTypeId": optionalStringField,
    "name": optionalStringField
}));
export const FormDetails: MiniObject<types.FormDetails> = /* @__PURE__ */ miniObject(() => ({
    "formId": optionalGuidField,
    "name": optionalStringField,
    "lastUpdatedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "availableOnDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "ownerName": optionalStringField,
    "version": optionalStringField,
    "numberOfPages": optionalIntCheckGte1Field
}));
export const FormForAdd: MiniObject<types.FormForAdd> = /* @__PURE__ */ miniObject(() => ({
    "formId": guid
}));
export const FormGroup: MiniObject<types.FormGroup> = /* @__PURE__ */ miniObject(() => ({
    "formGroupId": optionalGuidField,
    "name": optionalStringField,
    "officeIds": optionalArrayIntField,
    "forms": zod.optional(zod.array(GroupForm))
}));
export const FormGroupForCreate: MiniObject<types.FormGroupForCreate> = /* @__PURE__ */ miniObject(() => ({
    "name": stringCheckMinLength1Field
}));
export const FormGroupForUpdate: MiniObject<types.FormGroupForUpdate> = /* @__PURE__ */ miniObject(() => ({
    "name": stringCheckMinLength1Field
}));
export const FormGroupForm: MiniObject<types.FormGroupForm> = /* @__PURE__ */ miniObject(() => ({
    "formId": optionalGuidField,
    "isRequired": optionalBooleanField,
    "name": optionalStringField,
    "lastUpdatedDate": optionalStringCheckRegexD4DDDDTDDDDDField
}));
export const FormGroupFormList: MiniObject<types.FormGroupFormList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "forms": zod.optional(zod.array(FormGroupForm)),
    "startPosition": optionalIntCheckGte0Field
}));
export const FormGroupFormToAssign: MiniObject<types.FormGroupFormToAssign> = /* @__PURE__ */ miniObject(() => ({
    "formId": guid,
    "isRequired": optionalBooleanField
}));
export const FormGroupSummary: MiniObject<types.FormGroupSummary> = /* @__PURE__ */ miniObject(() => ({
    "formGroupId": optionalGuidField,
    "name": optionalStringField,
    "formCount": optionalIntCheckGte0Field
}));
export const FormGroupSummaryList: MiniObject<types.FormGroupSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "formGroups": zod.optional(zod.array(FormGroupSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const FormLibrarySummary: MiniObject<types.FormLibrarySummary> = /* @__PURE__ */ miniObject(() => ({
    "formsLibraryId": optionalGuidField,
    "name": optionalStringField,
    "formCount": optionalIntCheckGte0Field
}));
export const FormLibrarySummaryList: MiniObject<types.FormLibrarySummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "formsLibrarySummaries": zod.optional(zod.array(FormLibrarySummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const FormProviderAssociationSummary: MiniObject<types.FormProviderAssociationSummary> = /* @__PURE__ */ miniObject(() => ({
    "associationId": optionalStringField,
    "providerId": optionalStringField,
    "lastUpdateDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "formProviderAssociationGuid": optionalGuidField,
    "formProviderAssociationName": optionalStringField
}));
export const FormProviderAssociationsSummaryList: MiniObject<types.FormProviderAssociationsSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "formProviderAssociations": zod.optional(zod.array(FormProviderAssociationSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const FormSummary: MiniObject<types.FormSummary> = /* @__PURE__ */ miniObject(() => ({
    "libraryFormId": optionalGuidField,
    "name": optionalStringField,
    "lastUpdatedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "viewingUserHasAccess": optionalBooleanField
}));
export const FormSummaryList: MiniObject<types.FormSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "forms": zod.optional(zod.array(FormSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const GlobalActivityTypes: MiniObject<types.GlobalActivityTypes> = /* @__PURE__ */ miniObject(() => ({
    "activityTypes": zod.optional(zod.array(ActivityType))
}));
export const GlobalClosingStatuses: MiniObject<types.GlobalClosingStatuses> = /* @__PURE__ */ miniObject(() => ({
    "closingStatuses": zod.optional(zod.array(ClosingStatus))
}));
export const GlobalContactSides: MiniObject<types.GlobalContactSides> = /* @__PURE__ */ miniObject(() => ({
    "contactSides": zod.optional(zod.array(ContactSide))
}));
export const GlobalCountries: MiniObject<types.GlobalCountries> = /* @__PURE__ */ miniObject(() => ({
    "countries": zod.optional(zod.array(Country))
}));
export const GlobalCurrencies: MiniObject<types.GlobalCurrencies> = /* @__PURE__ */ miniObject(() => ({
    "currencies": zod.optional(zod.array(Currency))
}));
export const GlobalFinancingTypes: MiniObject<types.GlobalFinancingTypes> = /* @__PURE__ */ miniObject(() => ({
    "financingTypes": zod.optional(zod.array(FinancingType))
}));
export const GlobalOriginsOfLeads: MiniObject<types.GlobalOriginsOfLeads> = /* @__PURE__ */ miniObject(() => ({
    "originsOfLeads": zod.optional(zod.array(OriginOfLead))
}));
export const GlobalPropertyTypes: MiniObject<types.GlobalPropertyTypes> = /* @__PURE__ */ miniObject(() => ({
    "propertyTypes": zod.optional(zod.array(PropertyType))
}));
export const GlobalRoomContactTypes: MiniObject<types.GlobalRoomContactTypes> = /* @__PURE__ */ miniObject(() => ({
    "roomContactTypes": zod.optional(zod.array(RoomContactType))
}));
export const GlobalSellerDecisionTypes: MiniObject<types.GlobalSellerDecisionTypes> = /* @__PURE__ */ miniObject(() => ({
    "sellerDecisionTypes": zod.optional(zod.array(SellerDecisionType))
}));
export const GlobalSpecialCircumstanceTypes: MiniObject<types.GlobalSpecialCircumstanceTypes> = /* @__PURE__ */ miniObject(() => ({
    "specialCircumstanceTypes": zod.optional(zod.array(SpecialCircumstanceType))
}));
export const GlobalStates: MiniObject<types.GlobalStates> = /* @__PURE__ */ miniObject(() => ({
    "states": zod.optional(zod.array(State))
}));
export const GlobalTaskDateTypes: MiniObject<types.GlobalTaskDateTypes> = /* @__PURE__ */ miniObject(() => ({
    "taskDateTypes": zod.optional(zod.array(TaskDateType))
}));
export const GlobalTaskResponsibilityTypes: MiniObject<types.GlobalTaskResponsibilityTypes> = /* @__PURE__ */ miniObject(() => ({
    "taskResponsibilityTypes": zod.optional(zod.array(TaskResponsibilityType))
}));
export const GlobalTaskStatuses: MiniObject<types.GlobalTaskStatuses> = /* @__PURE__ */ miniObject(() => ({
    "taskStatuses": zod.optional(zod.array(TaskStatus))
}));
export const GlobalTimeZones: MiniObject<types.GlobalTimeZones> = /* @__PURE__ */ miniObject(() => ({
    "timeZones": zod.optional(zod.array(TimeZone))
}));
export const GlobalTransactionSides: MiniObject<types.GlobalTransactionSides> = /* @__PURE__ */ miniObject(() => ({
    "transactionSides": zod.optional(zod.array(TransactionSide))
}));
export const GroupForm: MiniObject<types.GroupForm> = /* @__PURE__ */ miniObject(() => ({
    "formId": optionalGuidField,
    "isRequired": optionalBooleanField,
    "name": optionalStringField,
    "lastUpdatedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "viewingUserHasAccess": optionalBooleanField
}));
export const LockedOutDetails: MiniObject<types.LockedOutDetails> = /* @__PURE__ */ miniObject(() => ({
    "reason": stringCheckMinLength1Field
}));
export const Office: MiniObject<types.Office> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOffice(),
    "officeId": optionalIntField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "name": stringField,
    "regionId": optionalIntField,
    "stateId": optionalStringField,
    "countryId": optionalStringField,
    "timeZoneId": optionalStringField
}));
export const OfficeForCreate: MiniObject<types.OfficeForCreate> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOffice(),
    "name": stringField,
    "regionId": optionalIntField,
    "stateId": optionalStringField,
    "countryId": optionalStringField,
    "timeZoneId": optionalStringField
}));
export const OfficeReferenceCount: MiniObject<types.OfficeReferenceCount> = /* @__PURE__ */ miniObject(() => ({
    "referenceType": optionalStringField,
    "referencedCount": optionalIntCheckGte0Field
}));
export const OfficeReferenceCountList: MiniObject<types.OfficeReferenceCountList> = /* @__PURE__ */ miniObject(() => ({
    "referencesCounts": zod.optional(zod.array(OfficeReferenceCount))
}));
export const OfficeSummary: MiniObject<types.OfficeSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfOffice(),
    "officeId": optionalIntField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "name": optionalStringField,
    "regionId": optionalIntField,
    "stateId": optionalStringField,
    "countryId": optionalStringField,
    "timeZoneId": optionalStringField
}));
export const OfficeSummaryList: MiniObject<types.OfficeSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "officeSummaries": zod.optional(zod.array(OfficeSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const OriginOfLead: MiniObject<types.OriginOfLead> = /* @__PURE__ */ miniObject(() => ({
    "originOfLeadId": optionalStringField,
    "name": optionalStringField
}));
export const Permissions: MiniObject<types.Permissions> = /* @__PURE__ */ miniObject(() => ({
    "canAddUsersToRooms": optionalBooleanField,
    "canCreateRooms": optionalBooleanField,
    "canSubmitRoomsForReview": optionalBooleanField,
    "canCloseRooms": optionalBooleanField,
    "canReopenRooms": optionalBooleanField,
    "canDeleteOwnedRooms": optionalBooleanField,
    "autoAccessToRooms": optionalBooleanField,
    "canExportRoomActivityDetailsPeople": optionalBooleanField,
    "canCopyRoomDetails": optionalBooleanField,
    "canEditAnyRoomRole": optionalBooleanField,
    "canEditInvitedRoomRole": optionalBooleanField,
    "canEditRoomSide": optionalBooleanField,
    "canManageAnyUserRoomAccess": optionalBooleanField,
    "canManageInvitedUserRoomAccess": optionalBooleanField,
    "isHiddenInRoom": optionalBooleanField,
    "canManageRoomOwners": optionalBooleanField,
    "canDeleteRooms": optionalBooleanField,
    "canConnectToMortgageCadence": optionalBooleanField,
    "autoAccessToRoomsInOfficeOnly": optionalBooleanField,
    "canViewRoomDetails": optionalBooleanField,
    "canViewAndEditRoomDetails": optionalBooleanField,
    "canSendRoomDetailsToLoneWolf": optionalBooleanField,
    "canAddDocuments": optionalBooleanField,
    "canAddDocumentsFromFormGroups": optionalBooleanField,
    "canAddDocumentsFromFormLibraries": optionalBooleanField,
    "documentsViewableByOthersInRoomFromOffice": optionalBooleanField,
    "documentsAutoOwnedByPeers": optionalBooleanField,
    "canDeleteOwnedDocuments": optionalBooleanField,
    "canDeleteSignedDocuments": optionalBooleanField,
    "canDeleteUnsignedDocuments": optionalBooleanField,
    "canManageSharedDocs": optionalBooleanField,
    "canManageFormGroups": optionalBooleanField,
    "canShareDocsNotOwned": optionalBooleanField,
    "canCreateFormTemplates": optionalBooleanField,
    "canManageFormPackets": optionalBooleanField,
    "canAddTasksToAnyTaskLists": optionalBooleanField,
    "canEditEditableTasks": optionalBooleanField,
    "canEditAnyTasks": optionalBooleanField,
    "canDeleteDeletableTasks": optionalBooleanField,
    "canDeleteAnyTasks": optionalBooleanField,
    "canApplyTaskList": optionalBooleanField,
    "canRemoveAnyTaskList": optionalBooleanField,
    "canSubmitTaskList": optionalBooleanField,
    "canAutoSubmitTaskList": optionalBooleanField,
    "canReviewTaskList": optionalBooleanField,
    "canAutoApproveTaskList": optionalBooleanField,
    "canManageTaskTemplatesForAllRegionsAllOffices": optionalBooleanField,
    "canApplyRoomTemplates": optionalBooleanField,
    "canAddTasksToRooms": optionalBooleanField,
    "canReviewAnyTask": optionalBooleanField,
    "canManageDocsOnAnyTask": optionalBooleanField,
    "canAddMemberAndSetRoleLowerAccessLevel": optionalBooleanField,
    "canAddMemberAndSetRoleSameAccessLevel": optionalBooleanField,
    "canChangeMemberRoleLowerAccessLevel": optionalBooleanField,
    "canChangeMemberRoleSameAccessLevel": optionalBooleanField,
    "canManageMemberLowerAccessLevel": optionalBooleanField,
    "canManageMemberSameAccessLevel": optionalBooleanField,
    "canRemoveCompanyMemberLowerAccessLevel": optionalBooleanField,
    "canRemoveCompanyMemberSameAccessLevel": optionalBooleanField,
    "canManageAccount": optionalBooleanField,
    "canManageLogo": optionalBooleanField,
    "canManageRolesAndPermissions": optionalBooleanField,
    "canManageRoomDetails": optionalBooleanField,
    "canManageRoomTemplates": optionalBooleanField,
    "canManageIntegrationSettings": optionalBooleanField,
    "canExportCompanyUsageReport": optionalBooleanField
}));
export const PropertyType: MiniObject<types.PropertyType> = /* @__PURE__ */ miniObject(() => ({
    "propertyTypeId": optionalStringField,
    "name": optionalStringField
}));
export const Region: MiniObject<types.Region> = /* @__PURE__ */ miniObject(() => ({
    "regionId": optionalIntField,
    "name": stringField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField
}));
export const RegionReferenceCount: MiniObject<types.RegionReferenceCount> = /* @__PURE__ */ miniObject(() => ({
    "referenceType": optionalStringField,
    "referenceCount": optionalIntCheckGte0Field
}));
export const RegionReferenceCountList: MiniObject<types.RegionReferenceCountList> = /* @__PURE__ */ miniObject(() => ({
    "referenceCounts": zod.optional(zod.array(RegionReferenceCount))
}));
export const RegionSummary: MiniObject<types.RegionSummary> = /* @__PURE__ */ miniObject(() => ({
    "regionId": optionalIntField,
    "name": optionalStringField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField
}));
export const RegionSummaryList: MiniObject<types.RegionSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "regionSummaries": zod.optional(zod.array(RegionSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const Role: MiniObject<types.Role> = /* @__PURE__ */ miniObject(() => ({
    "roleId": optionalIntField,
    "legacyRoleId": optionalStringField,
    "name": optionalStringField,
    "isDefaultForAdmin": optionalBooleanField,
    "isExternal": optionalBooleanField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "isAssigned": optionalBooleanField,
    "permissions": zod.optional(Permissions)
}));
export const RoleForCreate: MiniObject<types.RoleForCreate> = /* @__PURE__ */ miniObject(() => ({
    "name": stringField,
    "isExternal": optionalBooleanField,
    "permissions": zod.optional(Permissions)
}));
export const RoleForUpdate: MiniObject<types.RoleForUpdate> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "isExternal": optionalBooleanField,
    "permissions": zod.optional(Permissions)
}));
export const RoleSummary: MiniObject<types.RoleSummary> = /* @__PURE__ */ miniObject(() => ({
    "roleId": optionalIntField,
    "legacyRoleId": optionalStringField,
    "name": optionalStringField,
    "isDefaultForAdmin": optionalBooleanField,
    "isExternal": optionalBooleanField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField
}));
export const RoleSummaryList: MiniObject<types.RoleSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "roles": zod.optional(zod.array(RoleSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const Room: MiniObject<types.Room> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRoom(),
    "roomId": optionalIntField,
    "name": optionalStringField,
    "officeId": optionalIntField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "submittedForReviewDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedByUserId": optionalIntField,
    "companyId": optionalIntField,
    "roomOwnerIds": optionalArrayIntField,
    "fieldData": zod.optional(FieldData)
}));
export const RoomContactType: MiniObject<types.RoomContactType> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalStringField,
    "name": optionalStringField
}));
export const RoomDocument: MiniObject<types.RoomDocument> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocument(),
    "documentId": optionalIntField,
    "name": optionalStringField,
    "folderId": optionalIntField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "docuSignFormId": optionalStringField,
    "isArchived": optionalBooleanField,
    "isVirtual": optionalBooleanField,
    "owner": zod.optional(RoomDocumentOwner)
}));
export const RoomDocumentList: MiniObject<types.RoomDocumentList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "documents": zod.optional(zod.array(RoomDocument)),
    "startPosition": optionalIntCheckGte0Field
}));
export const RoomDocumentOwner: MiniObject<types.RoomDocumentOwner> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalIntField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "companyName": optionalStringField,
    "imageSrc": optionalStringField
}));
export const RoomDocumentUpload: MiniObject<types.RoomDocumentUpload> = /* @__PURE__ */ miniObject(() => ({
    "file": zod.instanceof(Blob)
}));
export const RoomFolder: MiniObject<types.RoomFolder> = /* @__PURE__ */ miniObject(() => ({
    "roomFolderId": optionalIntField,
    "name": optionalStringField,
    "isDefault": optionalBooleanField
}));
export const RoomFolderList: MiniObject<types.RoomFolderList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "folders": zod.optional(zod.array(RoomFolder)),
    "startPosition": optionalIntCheckGte0Field
}));
export const RoomForCreate: MiniObject<types.RoomForCreate> = /* @__PURE__ */ miniObject(() => ({
    "name": stringField,
    "roleId": intCheckGte1Field,
    "transactionSideId": optionalEnumBuySellListbuyRefiField,
    "ownerId": optionalIntCheckGte1Field,
    "templateId": optionalIntCheckGte1Field,
    "officeId": optionalIntCheckGte1Field,
    "fieldData": zod.optional(FieldDataForCreate),
    "listingSource": zod.optional(zod.enum(['PublicRecords', 'MLS']))
}));
export const RoomInvite: MiniObject<types.RoomInvite> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClassicAdminToInvite(),
    "roleId": intCheckGte1Field,
    "transactionSideId": optionalStringField
}));
export const RoomInviteResponse: MiniObject<types.RoomInviteResponse> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalIntField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "transactionSideId": optionalEnumBuySellListbuyRefiField,
    "roleId": optionalIntField,
    "roomId": optionalIntField
}));
export const RoomPicture: MiniObject<types.RoomPicture> = /* @__PURE__ */ miniObject(() => ({
    "url": optionalStringField
}));
export const RoomPictureUpload: MiniObject<types.RoomPictureUpload> = /* @__PURE__ */ miniObject(() => ({
    "file": instanceofBlobField
}));
export const RoomSummary: MiniObject<types.RoomSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRoom(),
    "roomId": optionalIntField,
    "name": optionalStringField,
    "officeId": optionalIntField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "submittedForReviewDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedByUserId": optionalIntField
}));
export const RoomSummaryList: MiniObject<types.RoomSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "rooms": zod.optional(zod.array(RoomSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const RoomTemplate: MiniObject<types.RoomTemplate> = /* @__PURE__ */ miniObject(() => ({
    "roomTemplateId": optionalIntField,
    "name": optionalStringField,
    "taskTemplateCount": optionalIntCheckGte0Field
}));
export const RoomTemplatesSummaryList: MiniObject<types.RoomTemplatesSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "roomTemplates": zod.optional(zod.array(RoomTemplate)),
    "startPosition": optionalIntCheckGte0Field
}));
export const RoomUser: MiniObject<types.RoomUser> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalIntField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "transactionSideId": optionalEnumBuySellListbuyRefiField,
    "roleId": optionalIntField,
    "isRevoked": optionalBooleanField,
    "invitedByUserId": optionalIntField
}));
export const RoomUserForUpdate: MiniObject<types.RoomUserForUpdate> = /* @__PURE__ */ miniObject(() => ({
    "roleId": optionalIntCheckGte1Field,
    "transactionSideId": optionalEnumBuySellListbuyRefiField
}));
export const RoomUserRemovalDetail: MiniObject<types.RoomUserRemovalDetail> = /* @__PURE__ */ miniObject(() => ({
    "revocationDate": zod.optional(dateTime)
}));
export const RoomUserSummary: MiniObject<types.RoomUserSummary> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalIntField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "transactionSideId": optionalEnumBuySellListbuyRefiField,
    "roleId": optionalIntField,
    "titleId": optionalIntField,
    "companyName": optionalStringField,
    "roleName": optionalStringField
}));
export const RoomUsersResult: MiniObject<types.RoomUsersResult> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "users": zod.optional(zod.array(RoomUserSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const SelectListFieldOption: MiniObject<types.SelectListFieldOption> = /* @__PURE__ */ miniObject(() => ({
    "id": zod.optional(zod.union([stringField, zod.int()])),
    "title": optionalStringField,
    "order": optionalIntField
}));
export const SellerDecisionType: MiniObject<types.SellerDecisionType> = /* @__PURE__ */ miniObject(() => ({
    "sellerDecisionTypeId": optionalStringField,
    "name": optionalStringField
}));
export const SpecialCircumstanceType: MiniObject<types.SpecialCircumstanceType> = /* @__PURE__ */ miniObject(() => ({
    "specialCircumstanceTypeId": optionalStringField,
    "name": optionalStringField
}));
export const State: MiniObject<types.State> = /* @__PURE__ */ miniObject(() => ({
    "stateId": optionalStringField,
    "name": optionalStringField
}));
export const TaskDateType: MiniObject<types.TaskDateType> = /* @__PURE__ */ miniObject(() => ({
    "taskDateTypeId": optionalStringField,
    "name": optionalStringField
}));
export const TaskList: MiniObject<types.TaskList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfTaskList(),
    "name": optionalStringField,
    "taskListTemplateId": optionalIntField,
    "submittedForReviewDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "approvalDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedByUserId": optionalIntField,
    "tasks": zod.optional(zod.array(TaskSummary))
}));
export const TaskListForCreate: MiniObject<types.TaskListForCreate> = /* @__PURE__ */ miniObject(() => ({
    "taskListTemplateId": intCheckGte1Field
}));
export const TaskListSummary: MiniObject<types.TaskListSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfTaskList(),
    "name": optionalStringField,
    "taskListTemplateId": optionalIntField,
    "submittedForReviewDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "approvalDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedByUserId": optionalIntField
}));
export const TaskListSummaryList: MiniObject<types.TaskListSummaryList> = /* @__PURE__ */ miniObject(() => ({
    "taskListSummaries": zod.optional(zod.array(TaskListSummary))
}));
export const TaskListTemplate: MiniObject<types.TaskListTemplate> = /* @__PURE__ */ miniObject(() => ({
    "taskListTemplateId": optionalIntField,
    "name": optionalStringField,
    "taskCount": optionalIntField,
    "tasksWithDocumentsCount": optionalIntField
}));
export const TaskListTemplateList: MiniObject<types.TaskListTemplateList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "taskListTemplates": zod.optional(zod.array(TaskListTemplate)),
    "startPosition": optionalIntCheckGte0Field
}));
export const TaskResponsibilityType: MiniObject<types.TaskResponsibilityType> = /* @__PURE__ */ miniObject(() => ({
    "taskResponsibilityTypeId": optionalStringField,
    "name": optionalStringField
}));
export const TaskStatus: MiniObject<types.TaskStatus> = /* @__PURE__ */ miniObject(() => ({
    "taskStatusId": optionalStringField,
    "name": optionalStringField
}));
export const TaskSummary: MiniObject<types.TaskSummary> = /* @__PURE__ */ miniObject(() => ({
    "taskId": optionalIntField,
    "name": optionalStringField,
    "requiresApproval": optionalBooleanField,
    "dueDateTypeId": optionalStringField,
    "dueDateOffset": optionalIntField,
    "fixedDueDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "ownerUserId": optionalIntField,
    "completionDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "approvalDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "rejectedDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "createdDate": optionalStringCheckRegexD4DDDDTDDDDDField,
    "isDocumentTask": optionalBooleanField,
    "requiresReview": optionalBooleanField
}));
export const TimeZone: MiniObject<types.TimeZone> = /* @__PURE__ */ miniObject(() => ({
    "timeZoneId": optionalStringField,
    "name": optionalStringField
}));
export const TransactionSide: MiniObject<types.TransactionSide> = /* @__PURE__ */ miniObject(() => ({
    "transactionSideId": optionalEnumBuySellListbuyRefiField,
    "name": optionalStringField
}));
export const User: MiniObject<types.User> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUser(),
    "userId": optionalIntField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "status": optionalEnumActivePendingField,
    "titleId": optionalIntField,
    "roleId": optionalIntField,
    "offices": optionalArrayIntField,
    "regions": optionalArrayIntField,
    "permissions": zod.optional(ClassicManagerPermissions)
}));
export const UserForUpdate: MiniObject<types.UserForUpdate> = /* @__PURE__ */ miniObject(() => ({
    "defaultOfficeId": intCheckGte1Field
}));
export const UserNrdsId: MiniObject<types.UserNrdsId> = /* @__PURE__ */ miniObject(() => ({
    "nrdsId": stringField.check(zod.regex(/^[0-9]{8,9}$/)),
    "nrdsLastName": optionalStringField,
    "nrdsStatus": zod.optional(zod.enum(['Active', 'Inactive', 'Terminate', 'Provisional', 'Deceased', 'Suspend', 'Unknown']))
}));
export const UserSummary: MiniObject<types.UserSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUser(),
    "userId": optionalIntField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "status": optionalEnumActivePendingField,
    "titleId": optionalIntField,
    "roleId": optionalIntField
}));
export const UserSummaryList: MiniObject<types.UserSummaryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAssignableRoles(),
    "userSummaries": zod.optional(zod.array(UserSummary)),
    "startPosition": optionalIntCheckGte0Field
}));
export const UserToInvite: MiniObject<types.UserToInvite> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClassicAdminToInvite(),
    ...fieldsOfClassicManagerToInvite(),
    "eSignPermissionProfileId": stringField,
    "roleId": intCheckGte1Field,
    "defaultOfficeId": intCheckGte1Field,
    "subscribeToRoomsActivityNotifications": optionalBooleanField,
    "redirectUrl": optionalUrlField
}));
export const AccessLevel = /* @__PURE__ */ zod.enum(['Contributor', 'Office', 'Region', 'Company', 'Admin']);
export const ESignPermissionProfilesGetESignPermissionProfilesParams: MiniObject<types.ESignPermissionProfilesGetESignPermissionProfilesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ESignPermissionProfilesGetESignPermissionProfiles200Response: zod.ZodMiniType<zod.output<typeof ESignPermissionProfileList>, unknown> = /* @__PURE__ */ lenientResponse(ESignPermissionProfileList);
export const ESignPermissionProfilesGetESignPermissionProfiles400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ESignPermissionProfilesGetESignPermissionProfiles500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRolesParams: MiniObject<types.RolesGetRolesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RolesGetRolesQueryParams: MiniObject<types.RolesGetRolesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "onlyAssignable": optionalBooleanField,
    "filterContext": zod.optional(zod.enum(['AllRoles', 'AssignableRolesBasedOnAllPermissions', 'AssignableRolesBasedOnCompanyPermissions'])),
    "filter": optionalStringField,
    "startPosition": optionalIntCheckGte0Field,
    "count": optionalIntCheckGte1CheckLte100Field
}));
export const RolesGetRoles200Response: zod.ZodMiniType<zod.output<typeof RoleSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RoleSummaryList);
export const RolesGetRoles400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoles500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRoleParams: MiniObject<types.RolesCreateRoleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RolesCreateRoleBody = RoleForCreate;
export const RolesCreateRole201Response: zod.ZodMiniType<zod.output<typeof Role>, unknown> = /* @__PURE__ */ lenientResponse(Role);
export const RolesCreateRole400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesCreateRole500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRoleParams: MiniObject<types.RolesGetRoleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roleId": intCheckGte1Field
}));
export const RolesGetRoleQueryParams: MiniObject<types.RolesGetRoleQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "includeIsAssigned": optionalBooleanField
}));
export const RolesGetRole200Response: zod.ZodMiniType<zod.output<typeof Role>, unknown> = /* @__PURE__ */ lenientResponse(Role);
export const RolesGetRole400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesGetRole500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRoleParams: MiniObject<types.RolesUpdateRoleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roleId": intCheckGte1Field
}));
export const RolesUpdateRoleBody = RoleForUpdate;
export const RolesUpdateRole200Response: zod.ZodMiniType<zod.output<typeof Role>, unknown> = /* @__PURE__ */ lenientResponse(Role);
export const RolesUpdateRole400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesUpdateRole500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRoleParams: MiniObject<types.RolesDeleteRoleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roleId": intCheckGte1Field
}));
export const RolesDeleteRole204Response = /* @__PURE__ */ zod.void();
export const RolesDeleteRole400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RolesDeleteRole500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSetParams: MiniObject<types.FieldsGetFieldSetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "fieldSetId": guid
}));
export const FieldsGetFieldSetQueryParams: MiniObject<types.FieldsGetFieldSetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "fieldsCustomDataFilters": zod.optional(stringField.check(zod.regex(/^(None|IsRequiredOnCreate|IsRequiredOnSubmit)(,(None|IsRequiredOnCreate|IsRequiredOnSubmit))*$/)))
}));
export const FieldsGetFieldSet200Response: zod.ZodMiniType<zod.output<typeof FieldSet>, unknown> = /* @__PURE__ */ lenientResponse(FieldSet);
export const FieldsGetFieldSet400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FieldsGetFieldSet500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplatesParams: MiniObject<types.RoomTemplatesGetRoomTemplatesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RoomTemplatesGetRoomTemplatesQueryParams: MiniObject<types.RoomTemplatesGetRoomTemplatesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "officeId": optionalIntCheckGte1Field,
    "onlyAssignable": optionalBooleanField,
    "onlyEnabled": optionalBooleanField,
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field
}));
export const RoomTemplatesGetRoomTemplates200Response: zod.ZodMiniType<zod.output<typeof RoomTemplatesSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RoomTemplatesSummaryList);
export const RoomTemplatesGetRoomTemplates400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomTemplatesGetRoomTemplates500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomsParams: MiniObject<types.RoomsGetRoomsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RoomsGetRoomsQueryParams: MiniObject<types.RoomsGetRoomsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field,
    "roomStatus": zod.optional(stringField.check(zod.regex(/^(active|pending|open|closed|Active|Pending|Open|Closed)(,(active|pending|open|closed|Active|Pending|Open|Closed))*$/))),
    "officeId": optionalIntCheckGte1Field,
    "fieldDataChangedStartDate": optionalStringField,
    "fieldDataChangedEndDate": optionalStringField,
    "roomClosedStartDate": optionalStringField,
    "roomClosedEndDate": optionalStringField
}));
export const RoomsGetRooms200Response: zod.ZodMiniType<zod.output<typeof RoomSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RoomSummaryList);
export const RoomsGetRooms400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRooms500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomParams: MiniObject<types.RoomsCreateRoomParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RoomsCreateRoomBody = RoomForCreate;
export const RoomsCreateRoom201Response: zod.ZodMiniType<zod.output<typeof Room>, unknown> = /* @__PURE__ */ lenientResponse(Room);
export const RoomsCreateRoom400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoom500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomParams: MiniObject<types.RoomsGetRoomParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsGetRoomQueryParams: MiniObject<types.RoomsGetRoomQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "includeFieldData": optionalBooleanField
}));
export const RoomsGetRoom200Response: zod.ZodMiniType<zod.output<typeof Room>, unknown> = /* @__PURE__ */ lenientResponse(Room);
export const RoomsGetRoom400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoom500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoomParams: MiniObject<types.RoomsDeleteRoomParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsDeleteRoom204Response = /* @__PURE__ */ zod.void();
export const RoomsDeleteRoom400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsDeleteRoom500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRolesParams: MiniObject<types.RoomsGetAssignableRolesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsGetAssignableRolesQueryParams: MiniObject<types.RoomsGetAssignableRolesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "assigneeEmail": zod.optional(zod.email()),
    "startPosition": optionalIntCheckGte0Field,
    "count": optionalIntCheckGte1CheckLte100Field,
    "filter": optionalStringField
}));
export const RoomsGetAssignableRoles200Response: zod.ZodMiniType<zod.output<typeof AssignableRoles>, unknown> = /* @__PURE__ */ lenientResponse(AssignableRoles);
export const RoomsGetAssignableRoles400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetAssignableRoles500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocumentsParams: MiniObject<types.RoomsGetDocumentsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsGetDocumentsQueryParams: MiniObject<types.RoomsGetDocumentsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field,
    "requireContentForDynamicDocuments": optionalBooleanField,
    "roomFolderId": optionalIntCheckGte1Field,
    "nameFilter": optionalStringField,
    "includeArchived": optionalBooleanField
}));
export const RoomsGetDocuments200Response: zod.ZodMiniType<zod.output<typeof RoomDocumentList>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocumentList);
export const RoomsGetDocuments400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetDocuments500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomParams: MiniObject<types.RoomsAddDocumentToRoomParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsAddDocumentToRoomBody = Document;
export const RoomsAddDocumentToRoom201Response: zod.ZodMiniType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddDocumentToRoom400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoom500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUploadParams: MiniObject<types.RoomsAddDocumentToRoomViaFileUploadParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsAddDocumentToRoomViaFileUploadBody = RoomDocumentUpload;
export const RoomsAddDocumentToRoomViaFileUpload201Response: zod.ZodMiniType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddDocumentToRoomViaFileUpload400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddDocumentToRoomViaFileUpload500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelopeParams: MiniObject<types.RoomsCreateRoomEnvelopeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsCreateRoomEnvelopeBody = EnvelopeForCreate;
export const RoomsCreateRoomEnvelope200Response: zod.ZodMiniType<zod.output<typeof Envelope>, unknown> = /* @__PURE__ */ lenientResponse(Envelope);
export const RoomsCreateRoomEnvelope201Response: zod.ZodMiniType<zod.output<typeof Envelope>, unknown> = /* @__PURE__ */ lenientResponse(Envelope);
export const RoomsCreateRoomEnvelope400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsCreateRoomEnvelope500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldDataParams: MiniObject<types.RoomsGetRoomFieldDataParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsGetRoomFieldData200Response: zod.ZodMiniType<zod.output<typeof FieldData>, unknown> = /* @__PURE__ */ lenientResponse(FieldData);
export const RoomsGetRoomFieldData400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldData500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldDataParams: MiniObject<types.RoomsUpdateRoomFieldDataParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsUpdateRoomFieldDataBody = FieldDataForUpdate;
export const RoomsUpdateRoomFieldData200Response: zod.ZodMiniType<zod.output<typeof FieldData>, unknown> = /* @__PURE__ */ lenientResponse(FieldData);
export const RoomsUpdateRoomFieldData400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdateRoomFieldData500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSetParams: MiniObject<types.RoomsGetRoomFieldSetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsGetRoomFieldSet200Response: zod.ZodMiniType<zod.output<typeof FieldSet>, unknown> = /* @__PURE__ */ lenientResponse(FieldSet);
export const RoomsGetRoomFieldSet400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomFieldSet500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoomParams: MiniObject<types.RoomsAddFormToRoomParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsAddFormToRoomBody = FormForAdd;
export const RoomsAddFormToRoom200Response: zod.ZodMiniType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddFormToRoom201Response: zod.ZodMiniType<zod.output<typeof RoomDocument>, unknown> = /* @__PURE__ */ lenientResponse(RoomDocument);
export const RoomsAddFormToRoom400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsAddFormToRoom500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePictureParams: MiniObject<types.RoomsUpdatePictureParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsUpdatePictureBody = RoomPictureUpload;
export const RoomsUpdatePicture200Response: zod.ZodMiniType<zod.output<typeof RoomPicture>, unknown> = /* @__PURE__ */ lenientResponse(RoomPicture);
export const RoomsUpdatePicture400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsUpdatePicture500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFoldersParams: MiniObject<types.RoomFoldersGetRoomFoldersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomFoldersGetRoomFoldersQueryParams: MiniObject<types.RoomFoldersGetRoomFoldersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "startPosition": optionalIntCheckGte0Field,
    "count": optionalIntCheckGte1CheckLte100Field
}));
export const RoomFoldersGetRoomFolders200Response: zod.ZodMiniType<zod.output<typeof RoomFolderList>, unknown> = /* @__PURE__ */ lenientResponse(RoomFolderList);
export const RoomFoldersGetRoomFolders400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomFoldersGetRoomFolders500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsersParams: MiniObject<types.RoomsGetRoomUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsGetRoomUsersQueryParams: MiniObject<types.RoomsGetRoomUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field,
    "filter": optionalStringField,
    "sort": zod.optional(zod.enum(['firstNameAsc', 'firstNameDesc', 'lastNameAsc', 'lastNameDesc', 'FirstNameAsc', 'FirstNameDesc', 'LastNameAsc', 'LastNameDesc', 'EmailAsc', 'EmailDesc']))
}));
export const RoomsGetRoomUsers200Response: zod.ZodMiniType<zod.output<typeof RoomUsersResult>, unknown> = /* @__PURE__ */ lenientResponse(RoomUsersResult);
export const RoomsGetRoomUsers400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsGetRoomUsers500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUserParams: MiniObject<types.RoomsInviteUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const RoomsInviteUserBody = RoomInvite;
export const RoomsInviteUser200Response: zod.ZodMiniType<zod.output<typeof RoomInviteResponse>, unknown> = /* @__PURE__ */ lenientResponse(RoomInviteResponse);
export const RoomsInviteUser201Response: zod.ZodMiniType<zod.output<typeof RoomInviteResponse>, unknown> = /* @__PURE__ */ lenientResponse(RoomInviteResponse);
export const RoomsInviteUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsInviteUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUserParams: MiniObject<types.RoomsPutRoomUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field,
    "userId": intCheckGte1Field
}));
export const RoomsPutRoomUserBody = RoomUserForUpdate;
export const RoomsPutRoomUser200Response: zod.ZodMiniType<zod.output<typeof RoomUser>, unknown> = /* @__PURE__ */ lenientResponse(RoomUser);
export const RoomsPutRoomUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsPutRoomUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccessParams: MiniObject<types.RoomsRestoreRoomUserAccessParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field,
    "userId": intCheckGte1Field
}));
export const RoomsRestoreRoomUserAccess204Response = /* @__PURE__ */ zod.void();
export const RoomsRestoreRoomUserAccess400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRestoreRoomUserAccess500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccessParams: MiniObject<types.RoomsRevokeRoomUserAccessParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field,
    "userId": intCheckGte1Field
}));
export const RoomsRevokeRoomUserAccessBody = RoomUserRemovalDetail;
export const RoomsRevokeRoomUserAccess204Response = /* @__PURE__ */ zod.void();
export const RoomsRevokeRoomUserAccess400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RoomsRevokeRoomUserAccess500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskListsParams: MiniObject<types.TaskListsGetTaskListsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const TaskListsGetTaskLists200Response: zod.ZodMiniType<zod.output<typeof TaskListSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(TaskListSummaryList);
export const TaskListsGetTaskLists400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsGetTaskLists500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskListParams: MiniObject<types.TaskListsCreateTaskListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "roomId": intCheckGte1Field
}));
export const TaskListsCreateTaskListBody = TaskListForCreate;
export const TaskListsCreateTaskList201Response: zod.ZodMiniType<zod.output<typeof TaskList>, unknown> = /* @__PURE__ */ lenientResponse(TaskList);
export const TaskListsCreateTaskList400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsCreateTaskList500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskListParams: MiniObject<types.TaskListsDeleteTaskListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "taskListId": intCheckGte1Field
}));
export const TaskListsDeleteTaskList204Response = /* @__PURE__ */ zod.void();
export const TaskListsDeleteTaskList400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListsDeleteTaskList500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplatesParams: MiniObject<types.TaskListTemplatesGetTaskListTemplatesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const TaskListTemplatesGetTaskListTemplatesQueryParams: MiniObject<types.TaskListTemplatesGetTaskListTemplatesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "startPosition": optionalIntCheckGte0Field,
    "count": optionalIntCheckGte1CheckLte100Field
}));
export const TaskListTemplatesGetTaskListTemplates200Response: zod.ZodMiniType<zod.output<typeof TaskListTemplateList>, unknown> = /* @__PURE__ */ lenientResponse(TaskListTemplateList);
export const TaskListTemplatesGetTaskListTemplates400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const TaskListTemplatesGetTaskListTemplates500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformationParams: MiniObject<types.AccountsGetAccountInformationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsGetAccountInformation200Response: zod.ZodMiniType<zod.output<typeof AccountSummary>, unknown> = /* @__PURE__ */ lenientResponse(AccountSummary);
export const AccountsGetAccountInformation400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const AccountsGetAccountInformation500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocumentParams: MiniObject<types.DocumentsGetDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "documentId": intCheckGte1Field
}));
export const DocumentsGetDocumentQueryParams: MiniObject<types.DocumentsGetDocumentQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "includeContents": optionalBooleanField
}));
export const DocumentsGetDocument200Response: zod.ZodMiniType<zod.output<typeof Documents>, unknown> = /* @__PURE__ */ lenientResponse(Documents);
export const DocumentsGetDocument400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocumentParams: MiniObject<types.DocumentsDeleteDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "documentId": intCheckGte1Field
}));
export const DocumentsDeleteDocument204Response = /* @__PURE__ */ zod.void();
export const DocumentsDeleteDocument400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUserParams: MiniObject<types.DocumentsCreateDocumentUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "documentId": intCheckGte1Field
}));
export const DocumentsCreateDocumentUserBody = DocumentUserForCreate;
export const DocumentsCreateDocumentUser201Response: zod.ZodMiniType<zod.output<typeof DocumentUser>, unknown> = /* @__PURE__ */ lenientResponse(DocumentUser);
export const DocumentsCreateDocumentUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOfficesParams: MiniObject<types.OfficesGetOfficesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const OfficesGetOfficesQueryParams: MiniObject<types.OfficesGetOfficesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field,
    "onlyAccessible": optionalBooleanField,
    "search": optionalStringField
}));
export const OfficesGetOffices200Response: zod.ZodMiniType<zod.output<typeof OfficeSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(OfficeSummaryList);
export const OfficesGetOffices400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffices500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOfficeParams: MiniObject<types.OfficesCreateOfficeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const OfficesCreateOfficeBody = OfficeForCreate;
export const OfficesCreateOffice201Response: zod.ZodMiniType<zod.output<typeof Office>, unknown> = /* @__PURE__ */ lenientResponse(Office);
export const OfficesCreateOffice400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesCreateOffice500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOfficeParams: MiniObject<types.OfficesGetOfficeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "officeId": intCheckGte1Field
}));
export const OfficesGetOffice200Response: zod.ZodMiniType<zod.output<typeof Office>, unknown> = /* @__PURE__ */ lenientResponse(Office);
export const OfficesGetOffice400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetOffice500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOfficeParams: MiniObject<types.OfficesDeleteOfficeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "officeId": intCheckGte1Field
}));
export const OfficesDeleteOffice204Response = /* @__PURE__ */ zod.void();
export const OfficesDeleteOffice400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesDeleteOffice500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCountsParams: MiniObject<types.OfficesGetReferenceCountsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "officeId": intCheckGte1Field
}));
export const OfficesGetReferenceCounts200Response: zod.ZodMiniType<zod.output<typeof OfficeReferenceCountList>, unknown> = /* @__PURE__ */ lenientResponse(OfficeReferenceCountList);
export const OfficesGetReferenceCounts400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const OfficesGetReferenceCounts500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionsParams: MiniObject<types.RegionsGetRegionsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RegionsGetRegionsQueryParams: MiniObject<types.RegionsGetRegionsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field,
    "managedOnly": optionalBooleanField
}));
export const RegionsGetRegions200Response: zod.ZodMiniType<zod.output<typeof RegionSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(RegionSummaryList);
export const RegionsGetRegions400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegions500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegionParams: MiniObject<types.RegionsCreateRegionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const RegionsCreateRegionBody = Region;
export const RegionsCreateRegion201Response: zod.ZodMiniType<zod.output<typeof Region>, unknown> = /* @__PURE__ */ lenientResponse(Region);
export const RegionsCreateRegion400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsCreateRegion500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionParams: MiniObject<types.RegionsGetRegionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "regionId": intCheckGte1Field
}));
export const RegionsGetRegion200Response: zod.ZodMiniType<zod.output<typeof Region>, unknown> = /* @__PURE__ */ lenientResponse(Region);
export const RegionsGetRegion400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegion500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegionParams: MiniObject<types.RegionsDeleteRegionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "regionId": intCheckGte1Field
}));
export const RegionsDeleteRegion204Response = /* @__PURE__ */ zod.void();
export const RegionsDeleteRegion400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsDeleteRegion500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCountsParams: MiniObject<types.RegionsGetRegionReferenceCountsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "regionId": intCheckGte1Field
}));
export const RegionsGetRegionReferenceCounts200Response: zod.ZodMiniType<zod.output<typeof RegionReferenceCountList>, unknown> = /* @__PURE__ */ lenientResponse(RegionReferenceCountList);
export const RegionsGetRegionReferenceCounts400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const RegionsGetRegionReferenceCounts500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsIdParams: MiniObject<types.NrdsUpdateUserNrdsIdParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const NrdsUpdateUserNrdsIdBody = UserNrdsId;
export const NrdsUpdateUserNrdsId200Response: zod.ZodMiniType<zod.output<typeof UserNrdsId>, unknown> = /* @__PURE__ */ lenientResponse(UserNrdsId);
export const NrdsUpdateUserNrdsId400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsUpdateUserNrdsId500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsIdParams: MiniObject<types.NrdsDeleteUserNrdsIdParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const NrdsDeleteUserNrdsId204Response = /* @__PURE__ */ zod.void();
export const NrdsDeleteUserNrdsId400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const NrdsDeleteUserNrdsId500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsersParams: MiniObject<types.UsersGetUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersGetUsersQueryParams: MiniObject<types.UsersGetUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "filter": optionalStringField,
    "sort": zod.optional(zod.enum(['FirstNameAsc', 'LastNameAsc', 'EmailAsc', 'FirstNameDesc', 'LastNameDesc', 'EmailDesc'])),
    "defaultOfficeId": optionalIntCheckGte1Field,
    "accessLevel": zod.optional(zod.enum(['Company', 'Region', 'Office', 'Contributor'])),
    "titleId": optionalIntCheckGte1Field,
    "roleId": optionalIntCheckGte1Field,
    "status": optionalEnumActivePendingField,
    "lockedOnly": optionalBooleanField,
    "startPosition": optionalIntCheckGte0Field,
    "count": optionalIntCheckGte1CheckLte100Field
}));
export const UsersGetUsers200Response: zod.ZodMiniType<zod.output<typeof UserSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(UserSummaryList);
export const UsersGetUsers400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUserParams: MiniObject<types.UsersGetUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersGetUser200Response: zod.ZodMiniType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersGetUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUserParams: MiniObject<types.UsersUpdateUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersUpdateUserBody = UserForUpdate;
export const UsersUpdateUser200Response: zod.ZodMiniType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersUpdateUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserParams: MiniObject<types.UsersRemoveUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersRemoveUser204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOfficeParams: MiniObject<types.UsersAddUserToOfficeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersAddUserToOfficeBody = DesignatedOffice;
export const UsersAddUserToOffice204Response = /* @__PURE__ */ zod.void();
export const UsersAddUserToOffice400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegionParams: MiniObject<types.UsersAddUserToRegionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersAddUserToRegionBody = DesignatedRegion;
export const UsersAddUserToRegion204Response = /* @__PURE__ */ zod.void();
export const UsersAddUserToRegion400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUserParams: MiniObject<types.UsersLockUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersLockUserBody = LockedOutDetails;
export const UsersLockUser204Response = /* @__PURE__ */ zod.void();
export const UsersLockUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUserParams: MiniObject<types.UsersReinviteUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersReinviteUser204Response = /* @__PURE__ */ zod.void();
export const UsersReinviteUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOfficeParams: MiniObject<types.UsersRemoveUserFromOfficeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersRemoveUserFromOfficeBody = DesignatedOffice;
export const UsersRemoveUserFromOffice204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUserFromOffice400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegionParams: MiniObject<types.UsersRemoveUserFromRegionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersRemoveUserFromRegionBody = DesignatedRegion;
export const UsersRemoveUserFromRegion204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUserFromRegion400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUserParams: MiniObject<types.UsersUnlockUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": intCheckGte1Field
}));
export const UsersUnlockUser204Response = /* @__PURE__ */ zod.void();
export const UsersUnlockUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdminParams: MiniObject<types.UsersInviteClassicAdminParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersInviteClassicAdminBody = ClassicAdminToInvite;
export const UsersInviteClassicAdmin201Response: zod.ZodMiniType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicAdmin400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgentParams: MiniObject<types.UsersInviteClassicAgentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersInviteClassicAgentBody = ClassicAgentToInvite;
export const UsersInviteClassicAgent201Response: zod.ZodMiniType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicAgent400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManagerParams: MiniObject<types.UsersInviteClassicManagerParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersInviteClassicManagerBody = ClassicManagerToInvite;
export const UsersInviteClassicManager201Response: zod.ZodMiniType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicManager400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUserParams: MiniObject<types.UsersInviteUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersInviteUserBody = UserToInvite;
export const UsersInviteUser201Response: zod.ZodMiniType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteUser400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibrariesParams: MiniObject<types.FormLibrariesGetFormLibrariesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FormLibrariesGetFormLibrariesQueryParams: MiniObject<types.FormLibrariesGetFormLibrariesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field
}));
export const FormLibrariesGetFormLibraries200Response: zod.ZodMiniType<zod.output<typeof FormLibrarySummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormLibrarySummaryList);
export const FormLibrariesGetFormLibraries400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraries500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryFormsParams: MiniObject<types.FormLibrariesGetFormLibraryFormsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formLibraryId": guid
}));
export const FormLibrariesGetFormLibraryFormsQueryParams: MiniObject<types.FormLibrariesGetFormLibraryFormsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field
}));
export const FormLibrariesGetFormLibraryForms200Response: zod.ZodMiniType<zod.output<typeof FormSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormSummaryList);
export const FormLibrariesGetFormLibraryForms400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormLibrariesGetFormLibraryForms500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupsParams: MiniObject<types.FormGroupsGetFormGroupsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FormGroupsGetFormGroupsQueryParams: MiniObject<types.FormGroupsGetFormGroupsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field
}));
export const FormGroupsGetFormGroups200Response: zod.ZodMiniType<zod.output<typeof FormGroupSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormGroupSummaryList);
export const FormGroupsGetFormGroups400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroups500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroupParams: MiniObject<types.FormGroupsCreateFormGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FormGroupsCreateFormGroupBody = FormGroupForCreate;
export const FormGroupsCreateFormGroup201Response: zod.ZodMiniType<zod.output<typeof FormGroup>, unknown> = /* @__PURE__ */ lenientResponse(FormGroup);
export const FormGroupsCreateFormGroup400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsCreateFormGroup500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupParams: MiniObject<types.FormGroupsGetFormGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid
}));
export const FormGroupsGetFormGroup200Response: zod.ZodMiniType<zod.output<typeof FormGroup>, unknown> = /* @__PURE__ */ lenientResponse(FormGroup);
export const FormGroupsGetFormGroup400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroup500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroupParams: MiniObject<types.FormGroupsRenameFormGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid
}));
export const FormGroupsRenameFormGroupBody = FormGroupForUpdate;
export const FormGroupsRenameFormGroup200Response: zod.ZodMiniType<zod.output<typeof FormGroup>, unknown> = /* @__PURE__ */ lenientResponse(FormGroup);
export const FormGroupsRenameFormGroup400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRenameFormGroup500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroupParams: MiniObject<types.FormGroupsDeleteFormGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid
}));
export const FormGroupsDeleteFormGroup204Response = /* @__PURE__ */ zod.void();
export const FormGroupsDeleteFormGroup400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsDeleteFormGroup500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupFormParams: MiniObject<types.FormGroupsAssignFormGroupFormParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid
}));
export const FormGroupsAssignFormGroupFormBody = FormGroupFormToAssign;
export const FormGroupsAssignFormGroupForm204Response = /* @__PURE__ */ zod.void();
export const FormGroupsAssignFormGroupForm400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsAssignFormGroupForm500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupFormsParams: MiniObject<types.FormGroupsGetFormGroupFormsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid
}));
export const FormGroupsGetFormGroupFormsQueryParams: MiniObject<types.FormGroupsGetFormGroupFormsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field
}));
export const FormGroupsGetFormGroupForms200Response: zod.ZodMiniType<zod.output<typeof FormGroupFormList>, unknown> = /* @__PURE__ */ lenientResponse(FormGroupFormList);
export const FormGroupsGetFormGroupForms400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGetFormGroupForms500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroupParams: MiniObject<types.FormGroupsGrantOfficeAccessToFormGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid,
    "officeId": intCheckGte1Field
}));
export const FormGroupsGrantOfficeAccessToFormGroup204Response = /* @__PURE__ */ zod.void();
export const FormGroupsGrantOfficeAccessToFormGroup400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsGrantOfficeAccessToFormGroup500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroupParams: MiniObject<types.FormGroupsRevokeOfficeAccessFromFormGroupParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid,
    "officeId": intCheckGte1Field
}));
export const FormGroupsRevokeOfficeAccessFromFormGroup204Response = /* @__PURE__ */ zod.void();
export const FormGroupsRevokeOfficeAccessFromFormGroup400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRevokeOfficeAccessFromFormGroup500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupFormParams: MiniObject<types.FormGroupsRemoveFormGroupFormParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formGroupId": guid,
    "formId": guid
}));
export const FormGroupsRemoveFormGroupForm204Response = /* @__PURE__ */ zod.void();
export const FormGroupsRemoveFormGroupForm400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormGroupsRemoveFormGroupForm500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetailsParams: MiniObject<types.FormDetailsGetFormDetailsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "formId": guid
}));
export const FormDetailsGetFormDetails200Response: zod.ZodMiniType<zod.output<typeof FormDetails>, unknown> = /* @__PURE__ */ lenientResponse(FormDetails);
export const FormDetailsGetFormDetails400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormDetailsGetFormDetails500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociationsParams: MiniObject<types.FormProvidersGetFormProviderAssociationsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "providerId": stringCheckMinLength1Field
}));
export const FormProvidersGetFormProviderAssociationsQueryParams: MiniObject<types.FormProvidersGetFormProviderAssociationsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "startPosition": optionalIntCheckGte0Field
}));
export const FormProvidersGetFormProviderAssociations200Response: zod.ZodMiniType<zod.output<typeof FormProviderAssociationsSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(FormProviderAssociationsSummaryList);
export const FormProvidersGetFormProviderAssociations400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const FormProvidersGetFormProviderAssociations500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSessionParams: MiniObject<types.ExternalFormFillSessionsCreateExternalFormFillSessionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ExternalFormFillSessionsCreateExternalFormFillSessionBody = ExternalFormFillSessionForCreate;
export const ExternalFormFillSessionsCreateExternalFormFillSession201Response: zod.ZodMiniType<zod.output<typeof ExternalFormFillSession>, unknown> = /* @__PURE__ */ lenientResponse(ExternalFormFillSession);
export const ExternalFormFillSessionsCreateExternalFormFillSession400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const ExternalFormFillSessionsCreateExternalFormFillSession500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalActivityTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalActivityTypes);
export const GlobalListsGetActivityTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetActivityTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses200Response: zod.ZodMiniType<zod.output<typeof GlobalClosingStatuses>, unknown> = /* @__PURE__ */ lenientResponse(GlobalClosingStatuses);
export const GlobalListsGetClosingStatuses400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetClosingStatuses500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides200Response: zod.ZodMiniType<zod.output<typeof GlobalContactSides>, unknown> = /* @__PURE__ */ lenientResponse(GlobalContactSides);
export const GlobalListsGetContactSides400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetContactSides500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries200Response: zod.ZodMiniType<zod.output<typeof GlobalCountries>, unknown> = /* @__PURE__ */ lenientResponse(GlobalCountries);
export const GlobalListsGetCountries400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCountries500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies200Response: zod.ZodMiniType<zod.output<typeof GlobalCurrencies>, unknown> = /* @__PURE__ */ lenientResponse(GlobalCurrencies);
export const GlobalListsGetCurrencies400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetCurrencies500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalFinancingTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalFinancingTypes);
export const GlobalListsGetFinancingTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetFinancingTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads200Response: zod.ZodMiniType<zod.output<typeof GlobalOriginsOfLeads>, unknown> = /* @__PURE__ */ lenientResponse(GlobalOriginsOfLeads);
export const GlobalListsGetOriginsOfLeads400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetOriginsOfLeads500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalPropertyTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalPropertyTypes);
export const GlobalListsGetPropertyTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetPropertyTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalRoomContactTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalRoomContactTypes);
export const GlobalListsGetRoomContactTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetRoomContactTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalSellerDecisionTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalSellerDecisionTypes);
export const GlobalListsGetSellerDecisionTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSellerDecisionTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalSpecialCircumstanceTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalSpecialCircumstanceTypes);
export const GlobalListsGetSpecialCircumstanceTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetSpecialCircumstanceTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates200Response: zod.ZodMiniType<zod.output<typeof GlobalStates>, unknown> = /* @__PURE__ */ lenientResponse(GlobalStates);
export const GlobalListsGetStates400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetStates500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalTaskDateTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalTaskDateTypes);
export const GlobalListsGetTaskDateTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskDateTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes200Response: zod.ZodMiniType<zod.output<typeof GlobalTaskResponsibilityTypes>, unknown> = /* @__PURE__ */ lenientResponse(GlobalTaskResponsibilityTypes);
export const GlobalListsGetTaskResponsibilityTypes400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskResponsibilityTypes500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses200Response: zod.ZodMiniType<zod.output<typeof GlobalTaskStatuses>, unknown> = /* @__PURE__ */ lenientResponse(GlobalTaskStatuses);
export const GlobalListsGetTaskStatuses400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTaskStatuses500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones200Response: zod.ZodMiniType<zod.output<typeof GlobalTimeZones>, unknown> = /* @__PURE__ */ lenientResponse(GlobalTimeZones);
export const GlobalListsGetTimeZones400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTimeZones500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides200Response: zod.ZodMiniType<zod.output<typeof GlobalTransactionSides>, unknown> = /* @__PURE__ */ lenientResponse(GlobalTransactionSides);
export const GlobalListsGetTransactionSides400Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides401Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides403Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides404Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides405Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides429Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const GlobalListsGetTransactionSides500Response: zod.ZodMiniType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);

