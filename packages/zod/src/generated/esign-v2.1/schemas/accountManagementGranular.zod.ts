/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['AccountManagementGranular'];
export const AccountManagementGranular: zod.ZodType<Type, Type> = zod.object({
    "allowManageAccountSecuritySettings": zod.enum(['true', 'false']).optional(),
    "allowManageAccountSecuritySettingsMetadata": SettingsMetadata.optional(),
    "allowManageAccountSettings": zod.enum(['true', 'false']).optional(),
    "allowManageAccountSettingsMetadata": SettingsMetadata.optional(),
    "allowManageAdmins": zod.enum(['true', 'false']).optional(),
    "allowManageAdminsMetadata": SettingsMetadata.optional(),
    "allowManageConnect": zod.enum(['true', 'false']).optional(),
    "allowManageConnectMetadata": SettingsMetadata.optional(),
    "allowManageDocumentRetention": zod.enum(['true', 'false']).optional(),
    "allowManageDocumentRetentionMetadata": SettingsMetadata.optional(),
    "allowManageEnvelopeTransfer": zod.enum(['true', 'false']).optional(),
    "allowManageEnvelopeTransferMetadata": SettingsMetadata.optional(),
    "allowManageGroupsButNotUsers": zod.enum(['true', 'false']).optional(),
    "allowManageGroupsButNotUsersMetadata": SettingsMetadata.optional(),
    "allowManageJointAgreements": zod.enum(['true', 'false']).optional(),
    "allowManageJointAgreementsMetadata": SettingsMetadata.optional(),
    "allowManageReporting": zod.enum(['true', 'false']).optional(),
    "allowManageReportingMetadata": SettingsMetadata.optional(),
    "allowManageSharing": zod.enum(['true', 'false']).optional(),
    "allowManageSharingMetadata": SettingsMetadata.optional(),
    "allowManageSigningGroups": zod.enum(['true', 'false']).optional(),
    "allowManageSigningGroupsMetadata": SettingsMetadata.optional(),
    "allowManageStamps": zod.enum(['true', 'false']).optional(),
    "allowManageStampsMetadata": SettingsMetadata.optional(),
    "allowManageUsers": zod.enum(['true', 'false']).optional(),
    "allowManageUsersMetadata": SettingsMetadata.optional(),
    "allowViewUsers": zod.enum(['true', 'false']).optional()
});
