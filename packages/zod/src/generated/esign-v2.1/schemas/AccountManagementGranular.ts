/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountManagementGranular as Type } from '@countersign/types/esign-v2.1/schemas/AccountManagementGranular';
export const AccountManagementGranular: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "allowManageAccountSecuritySettings": formats.booleanString.optional(),
    "allowManageAccountSecuritySettingsMetadata": SettingsMetadata.optional(),
    "allowManageAccountSettings": formats.booleanString.optional(),
    "allowManageAccountSettingsMetadata": SettingsMetadata.optional(),
    "allowManageAdmins": formats.booleanString.optional(),
    "allowManageAdminsMetadata": SettingsMetadata.optional(),
    "allowManageConnect": formats.booleanString.optional(),
    "allowManageConnectMetadata": SettingsMetadata.optional(),
    "allowManageDocumentRetention": formats.booleanString.optional(),
    "allowManageDocumentRetentionMetadata": SettingsMetadata.optional(),
    "allowManageEnvelopeTransfer": formats.booleanString.optional(),
    "allowManageEnvelopeTransferMetadata": SettingsMetadata.optional(),
    "allowManageGroupsButNotUsers": formats.booleanString.optional(),
    "allowManageGroupsButNotUsersMetadata": SettingsMetadata.optional(),
    "allowManageJointAgreements": formats.booleanString.optional(),
    "allowManageJointAgreementsMetadata": SettingsMetadata.optional(),
    "allowManageReporting": formats.booleanString.optional(),
    "allowManageReportingMetadata": SettingsMetadata.optional(),
    "allowManageSharing": formats.booleanString.optional(),
    "allowManageSharingMetadata": SettingsMetadata.optional(),
    "allowManageSigningGroups": formats.booleanString.optional(),
    "allowManageSigningGroupsMetadata": SettingsMetadata.optional(),
    "allowManageStamps": formats.booleanString.optional(),
    "allowManageStampsMetadata": SettingsMetadata.optional(),
    "allowManageUsers": formats.booleanString.optional(),
    "allowManageUsersMetadata": SettingsMetadata.optional(),
    "allowViewUsers": formats.booleanString.optional()
}));
