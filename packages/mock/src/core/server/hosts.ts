import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import { isLocalHost } from '../loopback.ts';

/**
 * Creates the function that reports whether the server answers requests for a host. A page whose
 * name was pointed at this machine after it was loaded (DNS rebinding) has its own origin, and the
 * browser lets it read every response; only the Host header shows that it means another server.
 * @param host the host that the server listens on
 * @param hostnames further names of the server; `*` means any
 * @throws Error if one of the names is not a host name
 */
export function createHostCheck(
  host: string,
  hostnames: readonly string[],
): (host: string | undefined) => boolean {
  if (hostnames.includes('*')) return () => true;
  const known = new Set(hostnames.map(readName));
  const own = parseHostname(isIP(host) === 6 ? `[${host}]` : host);
  if (own !== undefined) known.add(own);
  // Other machines reach the server by addresses and by the name of this one. An address needs no
  // DNS, so no page can have it unless it is served there.
  const isPublic = own === undefined || !isLocalHost(own);
  if (isPublic) known.add(machineName().toLowerCase());

  return (asked) => {
    // Clients of HTTP/1.0 send no host. Browsers always do.
    if (asked === undefined || asked === '') return true;
    const name = parseHostname(asked);
    if (name === undefined) return false;
    return known.has(name) || isLocalHost(name) || (isPublic && isIP(name) !== 0);
  };
}

/**
 * The host of a Host header as a browser writes it: in lower case, without the port, brackets, zone
 * and last dot, and IP addresses in their usual form. Undefined where the text is not a host.
 */
export function parseHostname(host: string): string | undefined {
  const [, name] = /^([\w.-]+|\[[\da-f:.]+(?:%[\w.~-]+)?\])(?::\d*)?$/i.exec(host) ?? [];
  if (name === undefined) return undefined;
  const address = `http://${name.replace(/%[^\]]*/, '')}`;
  if (!URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function readName(name: string): string {
  const read = parseHostname(isIP(name) === 6 ? `[${name}]` : name);
  if (read === undefined)
    throw new Error(
      `hostnames: ${JSON.stringify(name)} is not the name of a host. Give names such as mock.test, or * for any.`,
    );
  return read;
}
