/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SettingsMetadata } from './settingsMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountUISettings as Type } from '@countersign/types/esign-v2.1/schemas/accountUISettings';
export const AccountUISettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "adminMessage": zod.looseObject({
        "baseMessage": zod.string().optional(),
        "moreInformation": zod.string().optional()
    }).optional(),
    "askAnAdmin": zod.looseObject({
        "email": zod.string().optional(),
        "message": zod.string().optional(),
        "name": zod.string().optional(),
        "phone": zod.string().optional()
    }).optional(),
    "enableAdminMessage": formats.booleanString.optional(),
    "enableAdminMessageMetadata": SettingsMetadata.optional(),
    "enableEasySignCanUseMultiTemplateApply": formats.booleanString.optional(),
    "enableEasySignCanUseMultiTemplateApplyMetadata": SettingsMetadata.optional(),
    "enableEasySignTemplateUpload": formats.booleanString.optional(),
    "enableEasySignTemplateUploadMetadata": SettingsMetadata.optional(),
    "enableEnvelopeCopyWithData": formats.booleanString.optional(),
    "enableEnvelopeCopyWithDataMetadata": SettingsMetadata.optional(),
    "enableLegacyHomepageLink": formats.booleanString.optional(),
    "enableLegacyHomepageLinkMetadata": SettingsMetadata.optional(),
    "hasExternalLinkedAccounts": formats.booleanString.optional(),
    "hasExternalLinkedAccountsMetadata": SettingsMetadata.optional(),
    "hideSendAnEnvelope": formats.booleanString.optional(),
    "hideSendAnEnvelopeMetadata": SettingsMetadata.optional(),
    "hideUseATemplate": formats.booleanString.optional(),
    "hideUseATemplateMetadata": SettingsMetadata.optional(),
    "hideUseATemplateInPrepare": formats.booleanString.optional(),
    "hideUseATemplateInPrepareMetadata": SettingsMetadata.optional(),
    "orderBasedRecipientIdGeneration": formats.booleanString.optional(),
    "orderBasedRecipientIdGenerationMetadata": SettingsMetadata.optional(),
    "removeEnvelopeForwarding": formats.booleanString.optional(),
    "removeEnvelopeForwardingMetadata": SettingsMetadata.optional(),
    "shouldRedactAccessCode": formats.booleanString.optional(),
    "shouldRedactAccessCodeMetadata": SettingsMetadata.optional(),
    "uploadNewImageToSignOrInitial": formats.booleanString.optional(),
    "uploadNewImageToSignOrInitialMetadata": SettingsMetadata.optional(),
    "allowUsersToEditSharedAccess": formats.booleanString.optional(),
    "allowUsersToEditSharedAccessMetadata": SettingsMetadata.optional(),
    "clickwrapSchemaVersion": zod.string().optional(),
    "clickwrapSchemaVersionMetadata": SettingsMetadata.optional(),
    "disableWebAppAccess": formats.booleanString.optional(),
    "disableWebAppAccessMetadata": SettingsMetadata.optional(),
    "enableEnvelopeTypes": formats.booleanString.optional(),
    "enableEnvelopeTypesMetadata": SettingsMetadata.optional(),
    "enableLegacySendflowLink": formats.booleanString.optional(),
    "enableLegacySendflowLinkMetadata": SettingsMetadata.optional()
}));
