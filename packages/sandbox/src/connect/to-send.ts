import type { ConnectOAuthConfig } from '@countersign/types/esign-v2.1';
import { connectConfigurations } from '../state/model/connect.ts';
import type { State } from '../state/state.ts';
import type { Delivery } from './delivery.ts';
import { listKeys } from './keys.ts';
import type { StoredOAuthConfig } from './kinds.ts';
import { readOAuthConfig } from './oauth-config.ts';
import type { SoapSecurity } from './sign-soap.ts';
import { toXml } from './to-xml.ts';

/** A message in the form in which it is sent, before it is signed. */
export interface ToSend {
  url: string;
  headers: Record<string, string>;
  text: string;
  /** The keys of the account or of the organization that sign it. */
  secrets: readonly string[];
  accountId: string;
  /** The source of its access token; undefined for a message without one. */
  oauth?: StoredOAuthConfig;
  clientCertificate?: 'offered' | 'required';
  /**
   * The SOAP header: whether a certificate signs the message, and whether the header contains it.
   */
  soapSecurity?: SoapSecurity;
}

/** The text of a message, as it is sent at its next try. In JSON, merged events are the envelope itself. */
export function serializeMessage({ tries, body }: Pick<Delivery, 'tries' | 'body'>): string {
  const message = { ...body.message, retryCount: tries };
  const { form, aggregated } = body.settings;
  if (form === 'xml') return toXml(message, body);
  const summary = aggregated ? message.data.envelopeSummary : undefined;
  return JSON.stringify(summary ?? message);
}

/**
 * Creates the request of a delivery, with its documents and signatures; or returns the reason why
 * it cannot be sent.
 */
export async function toSend(
  state: State,
  delivery: Delivery,
): Promise<ToSend | { problem: string }> {
  const { settings, documents, certificate } = delivery.body;
  const oauth = settings.oauth === undefined ? undefined : await findOAuth(state, delivery);
  if (oauth !== undefined && !isComplete(oauth))
    return {
      problem:
        settings.organizationId === undefined
          ? 'No access token: the account has no OAuth configuration. Set one with Connect_createConnectOAuthConfig.'
          : 'No access token: the organization has no OAuth configuration. Set one with Connect_postOrganizationConnectOAuthConfiguration.',
    };
  // Few messages have documents, and what makes those is large.
  if (documents === true || certificate === true)
    await (await import('./fill-documents.ts')).fillDocuments(state, delivery.body);
  const keys = settings.signed ? await listKeys(state, findOwner(delivery)) : [];
  return {
    url: settings.url,
    text: serializeMessage(delivery),
    headers: {
      'content-type':
        settings.form === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8',
      ...(settings.login !== undefined && { authorization: basic(settings.login) }),
    },
    secrets: keys.map(({ secret }) => secret),
    accountId: delivery.account,
    ...(oauth !== undefined && { oauth }),
    ...(settings.mutualTls === true
      ? { clientCertificate: 'required' as const }
      : settings.certified === true && { clientCertificate: 'offered' as const }),
    ...((settings.certified === true || settings.certificateInHeader === true) &&
      settings.form === 'xml' &&
      settings.soapNamespace !== undefined && {
        soapSecurity: {
          signed: settings.certified === true,
          withCertificate: settings.certificateInHeader === true,
        },
      }),
  };
}

function basic({ user, password }: { user: string; password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Finds the owner of the keys and the OAuth configuration that a message uses. */
function findOwner({ account, body }: Delivery): string {
  return body.settings.organizationId ?? account;
}

/** The OAuth configuration of now, so that a message that is sent again follows a change. */
async function findOAuth(state: State, delivery: Delivery): Promise<ConnectOAuthConfig> {
  const { account, connect_id: connectId, body } = delivery;
  const { oauth } = body.settings;
  if (oauth === 'account') return (await readOAuthConfig(state, findOwner(delivery))) ?? {};
  const configuration =
    connectId === '' ? undefined : await state.of(connectConfigurations).get(account, connectId);
  return configuration?.oAuthConfiguration ?? oauth ?? {};
}

function isComplete(config: ConnectOAuthConfig): config is StoredOAuthConfig {
  const { authorizationServerUrl, clientId, clientSecret } = config;
  return [authorizationServerUrl, clientId, clientSecret].every((one) => one !== undefined);
}
