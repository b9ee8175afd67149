import type { AccountRoleSettings } from '@countersign/types/esign-v2.1';
import { withoutUndefined } from '../../engine/without-undefined.ts';

/** The IDs of the profiles that every account has. */
export const administratorProfile = '2301414';
export const senderProfile = '2301415';
export const viewerProfile = '2301416';

/** The rights of a profile unless it specifies others. */
export const usualRights: AccountRoleSettings = {
  allowAccountManagement: 'false',
  allowApiAccess: 'true',
  allowApiAccessToAccount: 'false',
  allowApiSendingOnBehalfOfOthers: 'false',
  allowBulkSending: 'false',
  allowEnvelopeSending: 'false',
  allowSignerAttachments: 'false',
  allowedAddressBookAccess: 'personal',
  allowedTemplateAccess: 'none',
  disableDocumentUpload: 'false',
  powerFormRole: 'none',
  vaultingMode: 'none',
  accountManagementGranular: { allowManageUsers: 'false', allowViewUsers: 'false' },
};

interface StandardProfile {
  name: string;
  settings: AccountRoleSettings;
}

/** The profiles that every account has, by their IDs. */
export const standardProfiles: ReadonlyMap<string, StandardProfile> = new Map<
  string,
  StandardProfile
>([
  [
    administratorProfile,
    {
      name: 'Account Administrator',
      settings: {
        ...usualRights,
        allowAccountManagement: 'true',
        allowApiAccessToAccount: 'true',
        allowApiSendingOnBehalfOfOthers: 'true',
        allowBulkSending: 'true',
        allowEnvelopeSending: 'true',
        allowSignerAttachments: 'true',
        allowedAddressBookAccess: 'personalAndShared',
        allowedTemplateAccess: 'share',
        powerFormRole: 'admin',
        accountManagementGranular: { allowManageUsers: 'true', allowViewUsers: 'true' },
      },
    },
  ],
  [
    senderProfile,
    {
      name: 'DocuSign Sender',
      settings: {
        ...usualRights,
        allowEnvelopeSending: 'true',
        allowSignerAttachments: 'true',
        allowedAddressBookAccess: 'personalAndShared',
        allowedTemplateAccess: 'create',
        powerFormRole: 'user',
        accountManagementGranular: { allowManageUsers: 'false', allowViewUsers: 'true' },
      },
    },
  ],
  [viewerProfile, { name: 'DocuSign Viewer', settings: usualRights }],
]);

/** Rights with some of them changed; those not named stay, and companions are not kept. */
export function mergeRights(
  rights: AccountRoleSettings,
  { accountManagementGranular, ...changed }: AccountRoleSettings = {},
): AccountRoleSettings {
  const kept = Object.fromEntries(
    Object.entries(withoutUndefined(changed)).filter(([name]) => !name.endsWith('Metadata')),
  );
  return {
    ...rights,
    ...kept,
    // The service writes the number out.
    ...(changed.useNewDocuSignExperienceInterface === '0' && {
      useNewDocuSignExperienceInterface: 'never',
    }),
    accountManagementGranular: {
      ...rights.accountManagementGranular,
      ...(accountManagementGranular && withoutUndefined(accountManagementGranular)),
    },
  };
}
