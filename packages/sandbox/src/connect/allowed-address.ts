import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '@countersign/mock/core/transport';

export { isLoopback };

/** An address that nothing may be sent to. */
class AddressRefused extends Error {
  override name = 'AddressRefused';

  constructor(host: string, address: string) {
    const where = host === address ? host : `${host} (${address})`;
    super(
      `Events cannot be sent to ${where}, because it is not this machine. To allow it, start the sandbox with --allow-hosts ${host}.`,
    );
  }
}

/** The addresses to which messages may be sent: this machine, and allowed hosts. */
export interface AllowedAddresses {
  /** @throws AddressRefused where the host is an address, and no allowed one */
  checkHost(host: string): void;
  /**
   * Resolves a name, and rejects addresses that are not allowed; connections use the checked
   * addresses.
   */
  lookup: LookupFunction;
}

export function allowedAddresses(allowHosts: readonly string[]): AllowedAddresses {
  const allowed = new Set(allowHosts.map((host) => bare(host.toLowerCase())));
  const isAllowed = (host: string, address: string) =>
    allowed.has(bare(host.toLowerCase())) || isLoopback(address);
  return {
    checkHost(host) {
      const address = bare(host);
      if (isIP(address) !== 0 && !isAllowed(host, address)) throw new AddressRefused(host, address);
    },
    lookup(host, options, callback) {
      lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
        if (error !== null) return callback(error, []);
        const good = found.filter(({ address }) => isAllowed(host, address));
        const [first] = good;
        if (first === undefined) {
          const refused: NodeJS.ErrnoException = new AddressRefused(host, found[0]?.address ?? '');
          return callback(refused, []);
        }
        if (options.all === true) return callback(null, good);
        return callback(null, first.address, first.family);
      });
    },
  };
}

/** An address of IPv6 without the brackets that it has in a URL. */
function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
