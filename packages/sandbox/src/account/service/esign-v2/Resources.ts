import { defineOlderPublicOperation } from '../../../engine/operation.ts';
import { listResources } from '../list-resources.ts';

export const Resources_get = defineOlderPublicOperation(
  'Resources_get',
  async (_state, _request, { origin }) => ({
    status: 200,
    body: { resources: listResources('v2', origin) },
  }),
);
