import { definePublicOperation } from '../../engine/operation.ts';
import { listResources } from './list-resources.ts';

export const Resources_getResources = definePublicOperation(
  'Resources_getResources',
  async (_state, _request, { origin }) => ({
    status: 200,
    body: { resources: listResources('v2.1', origin) },
  }),
);
