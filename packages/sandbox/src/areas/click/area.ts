import type { Area } from '../../frame/area.ts';
import { clickPaths } from './pages/click-paths.ts';
import { activationKind } from './clickwraps/schedule-activation.ts';

/** Click: agreements that people accept with one click on a page of an application. */
export const click: Area = {
  name: 'click',
  validators: () => import('@countersign/zod/click'),
  jobs: {
    [activationKind]: {
      title: 'A version of a clickwrap becomes active',
      load: async () => (await import('./clickwraps/activate-scheduled.ts')).activateScheduled,
    },
  },
  pages: [
    {
      under: clickPaths.redeem,
      load: async () => (await import('./pages/enter-agreement.ts')).enterAgreement,
    },
    {
      under: clickPaths.script,
      load: async () => (await import('./pages/serve-script.ts')).serveScript,
    },
    {
      under: clickPaths.accounts,
      load: async ({ tenants }) =>
        (await import('./pages/view-clickwrap.ts')).createClickwrapLinks(tenants),
    },
  ],
  views: async () => (await import('./pages/find-page-route.ts')).findPageRoute,
  control: async () => (await import('./control/handlers.ts')).handlers,
};
