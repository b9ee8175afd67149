import { readIndex } from '@countersign/mock/extend';
import { defineAreaOperation } from '../../../engine/operation.ts';

export const Resources_get = defineAreaOperation('esign-v2', 'Resources_get', async () => ({
  status: 200,
  body: {
    resources: listResources().map((name) => ({ name, value: `/restapi/v2/${name}` })),
  },
}));

/** The first parts of the paths below `/v2`, in alphabetical order. */
function listResources(): string[] {
  const { routes, older } = readIndex();
  const own = routes.filter(({ area }) => area === 'esign-v2');
  const names = [...own, ...older].flatMap(
    ({ path }) => /^\/v2\/(?<name>\w+)/.exec(path)?.groups?.['name'] ?? [],
  );
  return [...new Set(names)].toSorted();
}
