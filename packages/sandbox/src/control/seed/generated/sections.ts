// Generated from the files in src/control/seed/sections by `npm run generate`. Do not edit.
import type { AnySection } from '../section.ts';

/** Loads the sections of a seed, by their names. */
export const sections: Readonly<Record<string, (() => Promise<AnySection>) | undefined>> = {
  authorizations: async () => (await import('../sections/authorizations.ts')).authorizationsSection,
  bccEmailArchives: async () => (await import('../sections/bcc-email-archives.ts')).bccEmailArchivesSection,
  brands: async () => (await import('../sections/brands.ts')).brandsSection,
  bulkSendBatches: async () => (await import('../sections/bulk-send-batches.ts')).bulkSendBatchesSection,
  bulkSendLists: async () => (await import('../sections/bulk-send-lists.ts')).bulkSendListsSection,
  chunkedUploads: async () => (await import('../sections/chunked-uploads.ts')).chunkedUploadsSection,
  connectConfigurations: async () => (await import('../sections/connect.ts')).connectConfigurationsSection,
  connectFailures: async () => (await import('../sections/connect.ts')).connectFailuresSection,
  connectLogs: async () => (await import('../sections/connect.ts')).connectLogsSection,
  connectOAuthConfigs: async () => (await import('../sections/connect.ts')).connectOAuthConfigsSection,
  connectSecrets: async () => (await import('../sections/connect.ts')).connectSecretsSection,
  consumerDisclosures: async () => (await import('../sections/consumer-disclosures.ts')).consumerDisclosuresSection,
  contacts: async () => (await import('../sections/contacts.ts')).contactsSection,
  customFields: async () => (await import('../sections/custom-fields.ts')).customFieldsSection,
  customTabs: async () => (await import('../sections/custom-tabs.ts')).customTabsSection,
  envelopeShares: async () => (await import('../sections/sharing.ts')).envelopeSharesSection,
  envelopes: async () => (await import('../sections/envelopes.ts')).envelopesSection,
  favoriteTemplates: async () => (await import('../sections/sharing.ts')).favoriteTemplatesSection,
  groups: async () => (await import('../sections/groups.ts')).groupsSection,
  permissionProfiles: async () => (await import('../sections/groups.ts')).permissionProfilesSection,
  powerForms: async () => (await import('../sections/power-forms.ts')).powerFormsSection,
  resellers: async () => (await import('../sections/resellers.ts')).resellersSection,
  sharedFolders: async () => (await import('../sections/sharing.ts')).sharedFoldersSection,
  signatures: async () => (await import('../sections/users.ts')).signaturesSection,
  signingGroups: async () => (await import('../sections/groups.ts')).signingGroupsSection,
  templates: async () => (await import('../sections/templates.ts')).templatesSection,
  userProfiles: async () => (await import('../sections/users.ts')).userProfilesSection,
  workspaces: async () => (await import('../sections/workspaces.ts')).workspacesSection,
};
