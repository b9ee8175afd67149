import { definePublicOperation } from '../../engine/operation.ts';
import { listResources } from './list-resources.ts';

export const Resources_getResources = definePublicOperation('Resources_getResources', async () => ({
  status: 200,
  body: {
    resources: listResources('v2.1').map((name) => ({ name, value: `/restapi/v2.1/${name}` })),
  },
}));
