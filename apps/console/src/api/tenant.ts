import { signal } from '@preact/signals';

/** The tenant that has its name only if a caller names no other. */
export const defaultTenant = 'default';

/** The tenant that the console shows. It is in the address, so that links lead to the same tenant. */
export const tenant = signal(readTenant());

function readTenant(): string {
  return new URLSearchParams(location.search).get('tenant') ?? defaultTenant;
}

/** An address of the console with the tenant in it, unless it is the default one. */
export function inTenant(href: string, name = tenant.value): string {
  const url = new URL(href, location.origin);
  if (name === defaultTenant) url.searchParams.delete('tenant');
  else url.searchParams.set('tenant', name);
  return url.pathname + url.search + url.hash;
}

/** Shows another tenant. All that was loaded belongs to the old one, so the page starts again. */
export function openTenant(name: string): void {
  location.assign(inTenant('/', name));
}
