import type { Area } from '../../frame/area.ts';

/** Workspaces: shared places for the people, documents and envelopes of one matter. */
export const workspaces: Area = {
  name: 'workspaces',
  validators: () => import('@countersign/zod/workspaces'),
  hears: {
    'envelope-sent': async () => (await import('./envelopes/hear-envelopes.ts')).hearSent,
    'envelope-completed': async () => (await import('./envelopes/hear-envelopes.ts')).hearCompleted,
  },
  views: async () => (await import('./people/visit-workspace.ts')).findPageRoute,
  control: async () => (await import('./control/handlers.ts')).handlers,
};
