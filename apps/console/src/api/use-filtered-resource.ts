import { useEffect, useRef } from 'preact/hooks';
import { type Resource, useResource } from './use-resource.ts';

/**
 * Loads a list that depends on filters. While it is loaded with others, the old one stays, so that
 * nothing flickers while people type.
 */
export function useFilteredResource<Data>(
  load: () => Promise<Data>,
  { kinds, filter }: { kinds: readonly string[]; filter: string },
): Resource<Data> {
  const resource = useResource(load, { kinds });
  const { reload } = resource;
  const loaded = useRef(filter);
  useEffect(() => {
    if (loaded.current === filter) return;
    loaded.current = filter;
    reload();
  }, [filter, reload]);
  return resource;
}
