import { BlockList, isIP } from 'node:net';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

/** Reports whether a text is a loopback IP address, also as IPv4 in IPv6. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && thisMachine.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Reports whether a host always means this machine: a loopback address, `localhost` or a name below
 * it, which browsers never look up in DNS.
 * @param hostname in lower case, IPv6 without brackets
 */
export function isLocalHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname);
}
