import type { ContractIndex, ServedArea } from './contract.ts';

/** The site of a host, and the areas that the service has there. */
export interface AreasOfHost {
  /** The site, such as `docusign.net`, that the host is one of. */
  site: string;
  names: readonly string[];
}

/**
 * Creates the function that finds the areas which the service has on a host: those on the site of
 * the host, and those whose addresses no other area has. It returns undefined for hosts that are
 * not the service's own; they have all areas.
 */
export function createHostAreas({
  areas,
}: Pick<ContractIndex, 'areas'>): (origin: string) => AreasOfHost | undefined {
  const sites = areas.map((one) => ({ area: one.area, site: siteOf(one) }));
  const longestFirst = [...new Set(sites.map(({ site }) => site))]
    .filter((site) => site !== '')
    .toSorted((one, other) => other.length - one.length);
  const anywhere = areas.filter(({ prefixes }) => prefixes.length === 0).map(({ area }) => area);
  return (origin) => {
    const host = URL.canParse(origin) ? new URL(origin).hostname : '';
    const site = longestFirst.find((one) => host === one || host.endsWith(`.${one}`));
    if (site === undefined) return undefined;
    const there = sites.filter((one) => one.site === site).map(({ area }) => area);
    return { site, names: [...new Set([...there, ...anywhere])] };
  };
}

/** Finds the common end of the hosts of all environments of an area; empty if it has no hosts. */
export function siteOf({ hosts = {} }: Pick<ServedArea, 'hosts'>): string {
  const names = Object.values(hosts).map((host) => new URL(host).hostname.split('.').toReversed());
  const [first = [], ...others] = names;
  const alike = first.findIndex((label, at) => others.some((other) => other[at] !== label));
  return (alike === -1 ? first : first.slice(0, alike)).toReversed().join('.');
}
