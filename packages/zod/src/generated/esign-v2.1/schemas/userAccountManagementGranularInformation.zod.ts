/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userAccountManagementGranularInformation'];
export const UserAccountManagementGranularInformation: zod.ZodType<Type, Type> = zod.object({
    "canManageAccountSecuritySettings": zod.enum(['true', 'false']).optional(),
    "canManageAccountSecuritySettingsMetadata": SettingsMetadata.optional(),
    "canManageAccountSettings": zod.enum(['true', 'false']).optional(),
    "canManageAccountSettingsMetadata": SettingsMetadata.optional(),
    "canManageAdmins": zod.enum(['true', 'false']).optional(),
    "canManageAdminsMetadata": SettingsMetadata.optional(),
    "canManageConnect": zod.enum(['true', 'false']).optional(),
    "canManageConnectMetadata": SettingsMetadata.optional(),
    "canManageDocumentRetention": zod.enum(['true', 'false']).optional(),
    "canManageDocumentRetentionMetadata": SettingsMetadata.optional(),
    "canManageEnvelopeTransfer": zod.enum(['true', 'false']).optional(),
    "canManageEnvelopeTransferMetadata": SettingsMetadata.optional(),
    "canManageGroupsButNotUsers": zod.enum(['true', 'false']).optional(),
    "canManageGroupsButNotUsersMetadata": SettingsMetadata.optional(),
    "canManageReporting": zod.enum(['true', 'false']).optional(),
    "canManageReportingMetadata": SettingsMetadata.optional(),
    "canManageSharing": zod.enum(['true', 'false']).optional(),
    "canManageSharingMetadata": SettingsMetadata.optional(),
    "canManageSigningGroups": zod.enum(['true', 'false']).optional(),
    "canManageSigningGroupsMetadata": SettingsMetadata.optional(),
    "canManageUsers": zod.enum(['true', 'false']).optional(),
    "canManageUsersMetadata": SettingsMetadata.optional(),
    "canViewUsers": zod.enum(['true', 'false']).optional(),
    "canManageJointAgreements": zod.enum(['true', 'false']).optional(),
    "canManageJointAgreementsMetadata": SettingsMetadata.optional(),
    "canManageStamps": zod.enum(['true', 'false']).optional(),
    "canManageStampsMetadata": SettingsMetadata.optional()
});
