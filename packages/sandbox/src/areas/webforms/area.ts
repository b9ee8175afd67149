import type { Area } from '../../frame/area.ts';
import { formsPath, scriptPath } from './pages/form-path.ts';

/** Web Forms: forms that people fill in, and the envelopes that are made of them. */
export const webforms: Area = {
  name: 'webforms',
  validators: () => import('@countersign/zod/webforms'),
  pages: [
    {
      under: `${formsPath}/`,
      load: async () => (await import('./pages/enter-form.ts')).enterForm,
    },
    {
      under: scriptPath,
      load: async () => (await import('./pages/serve-script.ts')).serveScript,
    },
  ],
  views: async () => (await import('./pages/find-page-route.ts')).findPageRoute,
  control: async () => (await import('./control/handlers.ts')).handlers,
};
