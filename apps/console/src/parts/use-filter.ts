import { useLocation } from 'preact-iso';

/**
 * A filter that is in the address, so that a link shows the same. An empty value is left out of it.
 * @param name the name in the query of the address
 */
export function useFilter(name: string): [value: string, set: (value: string) => void] {
  const { query, route } = useLocation();
  return [
    query[name] ?? '',
    (value) => {
      // Start from the current address: another filter may have changed it since the last render.
      const url = new URL(location.href);
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      route(url.pathname + url.search, true);
    },
  ];
}
