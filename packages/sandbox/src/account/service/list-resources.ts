import { readIndex } from '@countersign/mock/core/contract';

/** The first parts of the paths of a version of the API, in alphabetical order. */
export function listResources(version: 'v2' | 'v2.1'): string[] {
  const { routes, older } = readIndex();
  const own = routes.filter(({ area }) => area === `esign-${version}`);
  const names = [...own, ...(version === 'v2' ? older : [])].flatMap(({ path }) => {
    const [, first, name] = path.split('/');
    return first === version && name !== undefined && /^\w+$/.test(name) ? [name] : [];
  });
  return [...new Set(names)].toSorted();
}
