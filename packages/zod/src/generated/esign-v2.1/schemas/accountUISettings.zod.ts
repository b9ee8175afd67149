/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountUISettings'];
export const accountUISettingsHideUseATemplateDefault = `false`;
export const AccountUISettings: zod.ZodType<Type, Type> = zod.object({
    "adminMessage": zod.object({
        "baseMessage": zod.string().optional(),
        "moreInformation": zod.string().optional()
    }).optional(),
    "askAnAdmin": zod.object({
        "email": zod.string().optional(),
        "message": zod.string().optional(),
        "name": zod.string().optional(),
        "phone": zod.string().optional()
    }).optional(),
    "enableAdminMessage": zod.enum(['true', 'false']).optional(),
    "enableAdminMessageMetadata": SettingsMetadata.optional(),
    "enableEasySignCanUseMultiTemplateApply": zod.enum(['true', 'false']).optional(),
    "enableEasySignCanUseMultiTemplateApplyMetadata": SettingsMetadata.optional(),
    "enableEasySignTemplateUpload": zod.enum(['true', 'false']).optional(),
    "enableEasySignTemplateUploadMetadata": SettingsMetadata.optional(),
    "enableEnvelopeCopyWithData": zod.enum(['true', 'false']).optional(),
    "enableEnvelopeCopyWithDataMetadata": SettingsMetadata.optional(),
    "enableLegacyHomepageLink": zod.enum(['true', 'false']).optional(),
    "enableLegacyHomepageLinkMetadata": SettingsMetadata.optional(),
    "hasExternalLinkedAccounts": zod.enum(['true', 'false']).optional(),
    "hasExternalLinkedAccountsMetadata": SettingsMetadata.optional(),
    "hideSendAnEnvelope": zod.enum(['true', 'false']).optional(),
    "hideSendAnEnvelopeMetadata": SettingsMetadata.optional(),
    "hideUseATemplate": zod.enum(['true', 'false']).default(accountUISettingsHideUseATemplateDefault),
    "hideUseATemplateMetadata": SettingsMetadata.optional(),
    "hideUseATemplateInPrepare": zod.enum(['true', 'false']).optional(),
    "hideUseATemplateInPrepareMetadata": SettingsMetadata.optional(),
    "orderBasedRecipientIdGeneration": zod.enum(['true', 'false']).optional(),
    "orderBasedRecipientIdGenerationMetadata": SettingsMetadata.optional(),
    "removeEnvelopeForwarding": zod.enum(['true', 'false']).optional(),
    "removeEnvelopeForwardingMetadata": SettingsMetadata.optional(),
    "shouldRedactAccessCode": zod.enum(['true', 'false']).optional(),
    "shouldRedactAccessCodeMetadata": SettingsMetadata.optional(),
    "uploadNewImageToSignOrInitial": zod.enum(['true', 'false']).optional(),
    "uploadNewImageToSignOrInitialMetadata": SettingsMetadata.optional(),
    "allowUsersToEditSharedAccess": zod.enum(['true', 'false']).optional(),
    "allowUsersToEditSharedAccessMetadata": SettingsMetadata.optional(),
    "clickwrapSchemaVersion": zod.string().optional(),
    "clickwrapSchemaVersionMetadata": SettingsMetadata.optional(),
    "disableWebAppAccess": zod.enum(['true', 'false']).optional(),
    "disableWebAppAccessMetadata": SettingsMetadata.optional(),
    "enableEnvelopeTypes": zod.enum(['true', 'false']).optional(),
    "enableEnvelopeTypesMetadata": SettingsMetadata.optional(),
    "enableLegacySendflowLink": zod.enum(['true', 'false']).optional(),
    "enableLegacySendflowLinkMetadata": SettingsMetadata.optional()
});
