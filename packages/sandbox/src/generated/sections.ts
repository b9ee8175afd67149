// Generated from the files in src/seed/sections by `npm run generate`. Do not edit.
import type { AnySection } from '../seed/section.ts';

/** Loads the sections of a seed, by their names. */
export const sections: Readonly<
  Record<string, (() => Promise<{ section: AnySection }>) | undefined>
> = {
  bccEmailArchives: () => import('../seed/sections/bcc-email-archives.ts'),
  brands: () => import('../seed/sections/brands.ts'),
  chunkedUploads: () => import('../seed/sections/chunked-uploads.ts'),
  connectConfigurations: () => import('../seed/sections/connect-configurations.ts'),
  connectFailures: () => import('../seed/sections/connect-failures.ts'),
  connectLogs: () => import('../seed/sections/connect-logs.ts'),
  consumerDisclosures: () => import('../seed/sections/consumer-disclosures.ts'),
  contacts: () => import('../seed/sections/contacts.ts'),
  customFields: () => import('../seed/sections/custom-fields.ts'),
  envelopeShares: () => import('../seed/sections/envelope-shares.ts'),
  envelopes: () => import('../seed/sections/envelopes.ts'),
  favoriteTemplates: () => import('../seed/sections/favorite-templates.ts'),
  groups: () => import('../seed/sections/groups.ts'),
  permissionProfiles: () => import('../seed/sections/permission-profiles.ts'),
  resellers: () => import('../seed/sections/resellers.ts'),
  sharedFolders: () => import('../seed/sections/shared-folders.ts'),
  signatures: () => import('../seed/sections/signatures.ts'),
  signingGroups: () => import('../seed/sections/signing-groups.ts'),
  templates: () => import('../seed/sections/templates.ts'),
  userProfiles: () => import('../seed/sections/user-profiles.ts'),
};
