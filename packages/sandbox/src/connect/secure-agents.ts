import { readFileSync } from 'node:fs';
import https from 'node:https';
import tls from 'node:tls';
import type { ConnectCertificates } from '../documents/index.ts';

/** The connections over TLS, kept open, with and without a client certificate. */
export interface SecureAgents {
  get(withCertificate: boolean): Promise<https.Agent>;
  destroy(): void;
}

/**
 * Creates agents that trust the sandbox's own authority in addition to what Node trusts, so that a
 * receiver can use a certificate of the sandbox.
 */
export function createSecureAgents(
  loadCertificates: () => Promise<ConnectCertificates>,
  options: https.AgentOptions = {},
): SecureAgents {
  const agents = new Map<boolean, https.Agent>();
  return {
    async get(withCertificate) {
      const known = agents.get(withCertificate);
      if (known !== undefined) return known;
      const { authority, connect } = await loadCertificates();
      const secureContext = tls.createSecureContext({
        ca: [...listTrusted(), authority],
        ...(withCertificate && {
          key: connect.privateKey,
          cert: [connect.certificate, authority].join(''),
        }),
      });
      // Another caller may have been quicker.
      const agent = agents.get(withCertificate) ?? new https.Agent({ ...options, secureContext });
      agents.set(withCertificate, agent);
      return agent;
    },
    destroy() {
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

/** The certificates that Node trusts by itself, which `ca` would otherwise replace. */
function listTrusted(): readonly string[] {
  // Node 22.13 does not have the function.
  if ('getCACertificates' in tls) return tls.getCACertificates('default');
  const extra = process.env['NODE_EXTRA_CA_CERTS'];
  return [...rootCertificates, ...(extra === undefined ? [] : [readFileSync(extra, 'utf8')])];
}

const { rootCertificates } = tls;
