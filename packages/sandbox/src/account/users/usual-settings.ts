import type { AccountRoleSettings, UserSettingsInformation } from '@countersign/types/esign-v2.1';
import { americanDateTime } from '../../engine/date-time.ts';
import { presentFlag } from '../../engine/present-flag.ts';
import type { StoredMember } from '../../state/model/account.ts';

/** The words of user settings for the access to address books of a permission profile. */
const addressBookWords: ReadonlyMap<string, string> = new Map([
  ['personal', 'none'],
  ['useShared', 'useOnlyShared'],
  ['usePersonalAndShared', 'usePrivateAndShared'],
  ['personalAndShared', 'share'],
]);

/** The date of a change as user settings have it. */
export function changeDate(time: number): string {
  return americanDateTime(time).toLowerCase();
}

/** The settings of a user that nobody has changed: rights by the permission profile, usual preferences. */
export function usualSettings(
  { isAdmin, userName, createdAt }: StoredMember,
  rights: AccountRoleSettings,
): UserSettingsInformation {
  const { allowedAddressBookAccess = 'personal', accountManagementGranular: granular } = rights;
  return {
    canManageAccount: presentFlag(isAdmin),
    canSendEnvelope: rights.allowEnvelopeSending,
    canSignEnvelope: 'true',
    canManageTemplates: rights.allowedTemplateAccess,
    canLockEnvelopes: 'true',
    canSendAPIRequests: rights.allowApiAccess,
    apiAccountWideAccess: rights.allowApiAccessToAccount,
    allowSendOnBehalfOf: rights.allowApiSendingOnBehalfOfOthers,
    bulkSend: rights.allowBulkSending,
    canEditSharedAddressbook: addressBookWords.get(allowedAddressBookAccess),
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
    modifiedBy: userName,
    modifiedPage: 'users',
    modifiedDate: changeDate(createdAt),
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
