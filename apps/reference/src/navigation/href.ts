/** The link to an address of the site (contract/addresses.ts), wherever the site is served. */
export function href(address: string): string {
  return import.meta.env.BASE_URL + address;
}
