import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '@countersign/mock/core/transport';

/** The address of a message is the sandbox itself. */
class OwnServerRefused extends Error {
  override name = 'OwnServerRefused';

  constructor(port: number) {
    super(
      `Events cannot be sent to port ${port} of this machine, which is the sandbox itself. Use the URL of a receiver.`,
    );
  }
}

/**
 * The addresses at which the sandbox itself listens. A caller that may send an envelope chooses
 * where its events go, so nothing is delivered there: a page could otherwise make the sandbox call
 * its own control API, which accepts requests without a token from any client other than a page.
 * The path, in any spelling, makes no difference.
 */
export interface OwnServer {
  /** Records that the sandbox listens at a port from now on. */
  listensAt(host: string, port: number): void;
  /** @throws OwnServerRefused where the host is an address at which the sandbox has that port */
  checkHost(host: string, port: number): void;
  /** Resolves names by another function, without the addresses at which the sandbox has that port. */
  lookupOthers(port: number, lookup: LookupFunction): LookupFunction;
}

export function createOwnServer(): OwnServer {
  let own: { port: number; isPublic: boolean } | undefined;

  const isOwn = (address: string, port: number): boolean =>
    own !== undefined && port === own.port && isOfThisMachine(address, own.isPublic);

  return {
    listensAt(host, port) {
      own = { port, isPublic: !isLoopback(host) };
    },
    checkHost(host, port) {
      const address = host.replace(/^\[(.*)\]$/, '$1');
      if (isIP(address) !== 0 && isOwn(address, port)) throw new OwnServerRefused(port);
    },
    lookupOthers(port, lookup) {
      if (port !== own?.port) return lookup;
      return (host, options, callback) =>
        lookup(host, { ...options, all: true }, (error, found) => {
          if (error !== null || typeof found === 'string') return callback(error, found);
          const others = found.filter(({ address }: LookupAddress) => !isOwn(address, port));
          const [first] = others;
          if (first === undefined) return callback(new OwnServerRefused(port), []);
          if (options.all === true) return callback(null, others);
          return callback(null, first.address, first.family);
        });
    },
  };
}

/** @param isPublic true if addresses that other machines reach count too */
function isOfThisMachine(address: string, isPublic: boolean): boolean {
  // The unspecified addresses are connected to as this machine.
  if (isLoopback(address) || address === '0.0.0.0' || address === '::') return true;
  if (!isPublic) return false;
  const own = new BlockList();
  for (const one of Object.values(networkInterfaces()).flat())
    if (one !== undefined) own.addAddress(one.address, one.family === 'IPv6' ? 'ipv6' : 'ipv4');
  return own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
