import type { Area } from '../../frame/area.ts';
import { uploadsPath } from './uploads/upload-address.ts';

/** Navigator: the repository of agreements. */
export const navigator: Area = {
  name: 'navigator',
  validators: () => import('@countersign/zod/navigator'),
  jobs: {
    'agreement-upload': {
      title: 'The files of an upload job are read',
      load: async () => (await import('./uploads/read-files.ts')).readFiles,
    },
    'agreement-upload-expiry': {
      title: 'An upload job expires',
      load: async () => (await import('./uploads/read-files.ts')).cancelJob,
    },
  },
  hears: {
    'envelope-completed': async () =>
      (await import('./agreements/hear-completed.ts')).hearCompleted,
  },
  pages: [
    {
      under: uploadsPath,
      load: async ({ tenants }) =>
        (await import('./uploads/serve-uploads.ts')).createUploads(tenants),
    },
  ],
  control: async () => (await import('./control/handlers.ts')).handlers,
};
