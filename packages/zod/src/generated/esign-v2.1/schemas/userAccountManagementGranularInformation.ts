/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserAccountManagementGranularInformation as Type } from '@countersign/types/esign-v2.1/schemas/userAccountManagementGranularInformation';
export const UserAccountManagementGranularInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "canManageAccountSecuritySettings": formats.booleanString.optional(),
    "canManageAccountSecuritySettingsMetadata": SettingsMetadata.optional(),
    "canManageAccountSettings": formats.booleanString.optional(),
    "canManageAccountSettingsMetadata": SettingsMetadata.optional(),
    "canManageAdmins": formats.booleanString.optional(),
    "canManageAdminsMetadata": SettingsMetadata.optional(),
    "canManageConnect": formats.booleanString.optional(),
    "canManageConnectMetadata": SettingsMetadata.optional(),
    "canManageDocumentRetention": formats.booleanString.optional(),
    "canManageDocumentRetentionMetadata": SettingsMetadata.optional(),
    "canManageEnvelopeTransfer": formats.booleanString.optional(),
    "canManageEnvelopeTransferMetadata": SettingsMetadata.optional(),
    "canManageGroupsButNotUsers": formats.booleanString.optional(),
    "canManageGroupsButNotUsersMetadata": SettingsMetadata.optional(),
    "canManageReporting": formats.booleanString.optional(),
    "canManageReportingMetadata": SettingsMetadata.optional(),
    "canManageSharing": formats.booleanString.optional(),
    "canManageSharingMetadata": SettingsMetadata.optional(),
    "canManageSigningGroups": formats.booleanString.optional(),
    "canManageSigningGroupsMetadata": SettingsMetadata.optional(),
    "canManageUsers": formats.booleanString.optional(),
    "canManageUsersMetadata": SettingsMetadata.optional(),
    "canViewUsers": formats.booleanString.optional(),
    "canManageJointAgreements": formats.booleanString.optional(),
    "canManageJointAgreementsMetadata": SettingsMetadata.optional(),
    "canManageStamps": formats.booleanString.optional(),
    "canManageStampsMetadata": SettingsMetadata.optional()
}));
