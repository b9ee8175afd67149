// Generated from the files in src/seed/sections by `npm run generate`. Do not edit.
import type { AnySection } from '../seed/section.js';

/** Loads the sections of a seed, by their names. */
export const sections: Readonly<
  Record<string, (() => Promise<{ section: AnySection }>) | undefined>
> = {
  bccEmailArchives: () => import('../seed/sections/bcc-email-archives.js'),
  brands: () => import('../seed/sections/brands.js'),
  chunkedUploads: () => import('../seed/sections/chunked-uploads.js'),
  connectConfigurations: () => import('../seed/sections/connect-configurations.js'),
  connectFailures: () => import('../seed/sections/connect-failures.js'),
  connectLogs: () => import('../seed/sections/connect-logs.js'),
  consumerDisclosures: () => import('../seed/sections/consumer-disclosures.js'),
  contacts: () => import('../seed/sections/contacts.js'),
  customFields: () => import('../seed/sections/custom-fields.js'),
  envelopeShares: () => import('../seed/sections/envelope-shares.js'),
  envelopes: () => import('../seed/sections/envelopes.js'),
  favoriteTemplates: () => import('../seed/sections/favorite-templates.js'),
  groups: () => import('../seed/sections/groups.js'),
  permissionProfiles: () => import('../seed/sections/permission-profiles.js'),
  resellers: () => import('../seed/sections/resellers.js'),
  sharedFolders: () => import('../seed/sections/shared-folders.js'),
  signatures: () => import('../seed/sections/signatures.js'),
  signingGroups: () => import('../seed/sections/signing-groups.js'),
  templates: () => import('../seed/sections/templates.js'),
  userProfiles: () => import('../seed/sections/user-profiles.js'),
};
