import type { Area } from '../../frame/area.ts';
import { exportsPath, filesPath } from './files/file-address.ts';

/** Admin: organizations with their accounts, users and settings. */
export const adminV2: Area = {
  name: 'admin-v2',
  validators: () => import('@countersign/zod/admin-v2'),
  takesApplications: true,
  jobs: {
    'asset-group-work': {
      title: 'An account is created or cloned',
      load: async () => (await import('./provisioning/run-work.ts')).runWork,
    },
    'data-redaction': {
      title: 'The data of a member are deleted',
      load: async () => (await import('./data-deletion/redact-membership.ts')).continueRedaction,
    },
    'organization-settings-export': {
      title: 'An export of account settings runs',
      load: async () => (await import('./exports/run-settings-export.ts')).runSettingsExport,
    },
    'organization-settings-import': {
      title: 'An import of account settings runs',
      load: async () =>
        (await import('./account-settings/run-settings-import.ts')).runSettingsImport,
    },
    'organization-user-export': {
      title: 'An export of users runs',
      load: async () => (await import('./exports/run-user-export.ts')).runUserExport,
    },
    'organization-work-expiry': {
      title: 'The file of an export or import expires',
      load: async () => (await import('./files/work-kinds.ts')).expireWork,
    },
    'user-import': {
      title: 'An import of users runs',
      load: async () => (await import('./imports/run-imports.ts')).runImports,
    },
  },
  pages: [filesPath, exportsPath].map((path) => ({
    under: `${path}/`,
    load: async (parts) => (await import('./files/serve-files.ts')).createOrganizationFiles(parts),
  })),
  control: async () => (await import('./control/organizations.ts')).organizations,
};
