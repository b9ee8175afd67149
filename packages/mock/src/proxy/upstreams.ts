import { readIndex, type ContractIndex } from '../core/engine/contract.ts';

/** Finds the upstream of an area: scheme, host and port. */
export type FindUpstream = (area: string) => URL;

/**
 * Reads the upstreams: `demo` or `production` of the real service, one address for all areas, or
 * addresses by area as `esign-v2.1=https://…`, separated by commas.
 * @param flag the flag to name in the error
 * @throws Error that explains the problem
 */
export function readUpstreams(
  text: string,
  { areas }: Pick<ContractIndex, 'areas'>,
  flag = '--upstream',
): FindUpstream {
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
        throw new Error(`${flag}: there is no area ${area}. The areas are ${known.join(', ')}.`);
      byArea.set(area, address);
    }
  const addresses = new Map(
    [...byArea].map(([area, address]) => [area, readAddress(address, flag)]),
  );
  const usual = addresses.get('') ?? addresses.get('esign-v2.1') ?? [...addresses.values()][0];
  return (area) => {
    const found = addresses.get(area) ?? usual;
    if (found === undefined) throw new Error(`${flag} names no address`);
    return found;
  };
}

/** @throws Error */
function readAddress(text: string, flag: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `${flag}: ${JSON.stringify(text)} is no address. Write demo, production, https://host, or area=https://host with commas between.`,
    );
  return url;
}

/**
 * Finds the base URL of an area: of `demo` or `production` of the real service, or on a server with
 * the given address. An address with a path of its own is the base of all areas.
 * @throws Error if it is not an address
 */
export function findBase(text: string, area: string, contract: ContractIndex): string {
  const url = readUpstreams(text, contract)(area);
  if (url.pathname !== '/') return url.href.replace(/\/$/, '');
  const [prefix = ''] = contract.areas.find((one) => one.area === area)?.prefixes ?? [];
  return `${url.origin}${prefix}`;
}

/**
 * Reports whether an address belongs to one of the real service's many sites, or is its name
 * (`demo`).
 */
export function isRealService(text: string): boolean {
  const hosts = readIndex().areas.flatMap((one) => Object.entries(one.hosts ?? {}));
  return hosts.some(
    ([name, host]) => name === text || (URL.canParse(text) && domainOf(host) === domainOf(text)),
  );
}

function domainOf(address: string): string {
  return new URL(address).hostname.split('.').slice(-2).join('.');
}
