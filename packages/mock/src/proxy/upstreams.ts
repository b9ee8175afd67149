import type { ContractIndex } from '../engine/contract.ts';

/** Where requests of an area go: scheme, host and port. */
export type FindUpstream = (area: string) => URL;

/**
 * Reads where requests go: `demo` or `production` of the real service, one address for all areas, or
 * addresses by area as `esign-v2.1=https://…`, with commas between.
 * @throws Error that says what is wrong with it
 */
export function readUpstreams(text: string, { areas }: Pick<ContractIndex, 'areas'>): FindUpstream {
  const known = areas.map(({ area }) => area);
  const byArea = new Map(
    areas.flatMap(({ area, hosts }): [string, string][] => {
      const host = hosts?.[text];
      return host === undefined ? [] : [[area, host]];
    }),
  );
  if (byArea.size === 0)
    for (const part of text.split(',')) {
      const [, area = '', address = part] = /^([\w.-]+)=(.*)$/.exec(part.trim()) ?? [];
      if (area !== '' && !known.includes(area))
        throw new Error(`--upstream: there is no area ${area}. The areas are ${known.join(', ')}.`);
      byArea.set(area, address);
    }
  const addresses = new Map([...byArea].map(([area, address]) => [area, readAddress(address)]));
  const usual = addresses.get('') ?? addresses.get('esign-v2.1') ?? [...addresses.values()][0];
  return (area) => {
    const found = addresses.get(area) ?? usual;
    if (found === undefined) throw new Error('--upstream names no address');
    return found;
  };
}

/** @throws Error */
function readAddress(text: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `--upstream: ${JSON.stringify(text)} is no address. Write demo, production, https://host, or area=https://host with commas between.`,
    );
  return url;
}
