// Generated from the files in src/control/seed/sections by `npm run generate`. Do not edit.
import type { AnySection } from '../section.ts';

/** Loads the sections of a seed, by their names. */
export const sections: Readonly<
  Record<string, (() => Promise<{ section: AnySection }>) | undefined>
> = {
  bccEmailArchives: () => import('../sections/bcc-email-archives.ts'),
  brands: () => import('../sections/brands.ts'),
  chunkedUploads: () => import('../sections/chunked-uploads.ts'),
  connectConfigurations: () => import('../sections/connect-configurations.ts'),
  connectFailures: () => import('../sections/connect-failures.ts'),
  connectLogs: () => import('../sections/connect-logs.ts'),
  consumerDisclosures: () => import('../sections/consumer-disclosures.ts'),
  contacts: () => import('../sections/contacts.ts'),
  customFields: () => import('../sections/custom-fields.ts'),
  envelopeShares: () => import('../sections/envelope-shares.ts'),
  envelopes: () => import('../sections/envelopes.ts'),
  favoriteTemplates: () => import('../sections/favorite-templates.ts'),
  groups: () => import('../sections/groups.ts'),
  permissionProfiles: () => import('../sections/permission-profiles.ts'),
  resellers: () => import('../sections/resellers.ts'),
  sharedFolders: () => import('../sections/shared-folders.ts'),
  signatures: () => import('../sections/signatures.ts'),
  signingGroups: () => import('../sections/signing-groups.ts'),
  templates: () => import('../sections/templates.ts'),
  userProfiles: () => import('../sections/user-profiles.ts'),
};
