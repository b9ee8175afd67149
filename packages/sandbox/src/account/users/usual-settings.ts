import type { AccountRoleSettings, UserSettingsInformation } from '@countersign/types/esign-v2.1';
import { presentFlag } from '../../engine/present-flag.ts';
import type { StoredMember } from '../../state/model/account.ts';

/** The default settings of a user: rights by the permission profile, and default preferences. */
export function usualSettings(
  { isAdmin }: StoredMember,
  rights: AccountRoleSettings,
): UserSettingsInformation {
  const { allowedTemplateAccess: templates, accountManagementGranular: granular } = rights;
  return {
    canManageAccount: presentFlag(isAdmin),
    adminOnly: 'false',
    canSendEnvelope: rights.allowEnvelopeSending,
    canSignEnvelope: 'true',
    canManageTemplates: presentFlag(templates === 'create' || templates === 'share'),
    canLockEnvelopes: 'true',
    canSendAPIRequests: rights.allowApiAccess,
    apiAccountWideAccess: rights.allowApiAccessToAccount,
    allowSendOnBehalfOf: rights.allowApiSendingOnBehalfOfOthers,
    bulkSend: rights.allowBulkSending,
    canEditSharedAddressbook: presentFlag(rights.allowedAddressBookAccess === 'personalAndShared'),
    disableDocumentUpload: rights.disableDocumentUpload,
    enableSignerAttachments: rights.allowSignerAttachments,
    powerFormMode: rights.powerFormRole,
    allowPowerFormsAdminToAccessAllPowerFormEnvelope:
      rights.allowPowerFormsAdminToAccessAllPowerFormEnvelopes,
    vaultingMode: rights.vaultingMode,
    accountManagementGranular: {
      canManageUsers: granular?.allowManageUsers,
      canViewUsers: granular?.allowViewUsers,
    },
    locale: 'en',
    timezoneOffset: 'tz_39_greenwich',
    timezoneDST: 'false',
    selfSignedRecipientEmailDocument: 'include_pdf',
    senderEmailNotifications: {
      envelopeComplete: 'true',
      senderEnvelopeDeclined: 'true',
      recipientViewed: 'false',
      deliveryFailed: 'true',
    },
    signerEmailNotifications: {
      envelopeActivation: 'true',
      envelopeComplete: 'true',
      envelopeVoided: 'true',
    },
  };
}
