import type { Area } from '../../frame/area.ts';

/** Connected Fields: the tabs that extension apps check. */
export const connectedFields: Area = {
  name: 'connected-fields',
  validators: () => import('@countersign/zod/connected-fields'),
  control: async () => (await import('./control/handlers.ts')).handlers,
};
