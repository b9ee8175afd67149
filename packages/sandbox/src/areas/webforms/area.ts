import type { Area } from '../../frame/area.ts';

/** Web Forms: forms that people fill in, and the envelopes that are made of them. */
export const webforms: Area = {
  name: 'webforms',
  validators: () => import('@countersign/zod/webforms'),
};
