// Generated from the files in src/control/seed/sections by `npm run generate`. Do not edit.
import type { AnySection } from '../section.ts';

/** Loads the sections of a seed, by their names. */
export const sections: Readonly<Record<string, (() => Promise<AnySection>) | undefined>> = {
  bccEmailArchives: async () => (await import('../sections/bcc-email-archives.ts')).bccEmailArchivesSection,
  brands: async () => (await import('../sections/brands.ts')).brandsSection,
  chunkedUploads: async () => (await import('../sections/chunked-uploads.ts')).chunkedUploadsSection,
  connectConfigurations: async () => (await import('../sections/connect.ts')).connectConfigurationsSection,
  connectFailures: async () => (await import('../sections/connect.ts')).connectFailuresSection,
  connectLogs: async () => (await import('../sections/connect.ts')).connectLogsSection,
  consumerDisclosures: async () => (await import('../sections/consumer-disclosures.ts')).consumerDisclosuresSection,
  contacts: async () => (await import('../sections/contacts.ts')).contactsSection,
  customFields: async () => (await import('../sections/custom-fields.ts')).customFieldsSection,
  envelopeShares: async () => (await import('../sections/sharing.ts')).envelopeSharesSection,
  envelopes: async () => (await import('../sections/envelopes.ts')).envelopesSection,
  favoriteTemplates: async () => (await import('../sections/sharing.ts')).favoriteTemplatesSection,
  groups: async () => (await import('../sections/groups.ts')).groupsSection,
  identityProofs: async () => (await import('../sections/identity.ts')).identityProofsSection,
  identityWorkflows: async () => (await import('../sections/identity.ts')).identityWorkflowsSection,
  notaries: async () => (await import('../sections/notaries.ts')).notariesSection,
  notaryJournals: async () => (await import('../sections/notaries.ts')).notaryJournalsSection,
  permissionProfiles: async () => (await import('../sections/groups.ts')).permissionProfilesSection,
  resellers: async () => (await import('../sections/resellers.ts')).resellersSection,
  sharedFolders: async () => (await import('../sections/sharing.ts')).sharedFoldersSection,
  signatures: async () => (await import('../sections/users.ts')).signaturesSection,
  signingGroups: async () => (await import('../sections/groups.ts')).signingGroupsSection,
  templates: async () => (await import('../sections/templates.ts')).templatesSection,
  userProfiles: async () => (await import('../sections/users.ts')).userProfilesSection,
};
