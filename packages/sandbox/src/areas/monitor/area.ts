import type { Area } from '../../frame/area.ts';

/** Monitor: what happens in the accounts of an organization, as a stream of events. */
export const monitor: Area = {
  name: 'monitor',
  validators: () => import('@countersign/zod/monitor'),
  control: async () => (await import('./control/handlers.ts')).handlers,
};
