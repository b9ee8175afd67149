import type { Area } from '../../frame/area.ts';
import { instancesPath } from './instance-address.ts';
import { definitionsPath } from './definitions/definitions-path.ts';

/** Maestro: workflows that lead people through forms and signatures. */
export const maestro: Area = {
  name: 'maestro',
  validators: () => import('@countersign/zod/maestro'),
  jobs: {
    'workflow-step': {
      title: 'A workflow goes on after its wait',
      load: async () => (await import('./steps/run-steps.ts')).endWaiting,
    },
    'workflow-expiry': {
      title: 'An instance of a workflow expires',
      load: async () => (await import('./steps/run-steps.ts')).expire,
    },
  },
  hears: {
    'envelope-completed': async () => (await import('./steps/run-steps.ts')).hearCompleted,
    'envelope-declined': async () => (await import('./steps/run-steps.ts')).hearEnded,
    'envelope-voided': async () => (await import('./steps/run-steps.ts')).hearEnded,
  },
  pages: [
    {
      under: instancesPath,
      load: async ({ tenants }) =>
        (await import('./serve-instances.ts')).createInstancePages(tenants),
    },
    {
      under: definitionsPath,
      load: async (parts) =>
        (await import('./definitions/serve-definitions.ts')).createDefinitions(parts),
    },
  ],
  control: async () => (await import('./control/handlers.ts')).handlers,
};
