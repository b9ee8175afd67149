import type {
  ConnectCustomConfiguration,
  ConnectOAuthConfig,
  EventNotification,
} from '@countersign/types/esign-v2.1';
import {
  envelopeEvent,
  findForm,
  readEvents,
  isTrue,
  recipientEvent,
} from '../engine/event-names.ts';
import type { StoredConfiguration } from '../state/model/connect.ts';
import type { PublishingConfiguration } from './organization-connect.ts';

/**
 * Settings for creating and sending messages: the part of a configuration that a delivery keeps.
 */
export interface DeliverySettings {
  /** Empty where the envelope brought its own. */
  connectId: string;
  /** The organization that has the configuration, in place of the account. */
  organizationId?: string;
  name: string;
  url: string;
  form: 'json' | 'xml';
  /** The namespace of the SOAP envelope that the XML comes in; absent where it comes in none. */
  soapNamespace?: string;
  /** Aggregates events that follow each other closely. */
  aggregated: boolean;
  /** Retries a message until the receiver accepts it. */
  acknowledged: boolean;
  /** Signs messages with the keys of the account or of the organization. */
  signed: boolean;
  certificate: boolean;
  documentFields: boolean;
  voidReason: boolean;
  timeZone: boolean;
  senderAccount: boolean;
  /** The parts of the envelope in it, as `includeData` names them. */
  parts: readonly string[];
  /** Credentials for basic authentication. */
  login?: { user: string; password: string };
  /**
   * The source of the access token: the configuration's own OAuth settings, or those of its owner.
   */
  oauth?: ConnectOAuthConfig | 'account';
  /** Requires a client certificate for the connection, over TLS. */
  mutualTls?: boolean;
  /** Presents a certificate to a receiver that requests one, and signs SOAP with it. */
  certified?: boolean;
  /** Includes the certificate in the header of signed SOAP. */
  certificateInHeader?: boolean;
}

/** A receiver of events, with its settings and events. */
export interface Subscription {
  settings: DeliverySettings;
  logged: boolean;
  held: boolean;
  /** The subscribed events; true for those that include the documents. */
  events: ReadonlyMap<string, boolean>;
}

/** Creates the subscription of a configuration of an account or of its organization. */
export function createSubscription(configuration: PublishingConfiguration): Subscription {
  const { connectId, name, urlToPublishTo, userName, password = '' } = configuration;
  const { organizationId } = configuration;
  const { envelopeEvents = [], recipientEvents = [] } = configuration;
  const settings: DeliverySettings = {
    ...common(configuration, configuration.soapNamespace),
    connectId,
    ...(organizationId !== undefined && { organizationId }),
    name,
    url: urlToPublishTo,
    acknowledged: isTrue(configuration.requiresAcknowledgement ?? 'true'),
    timeZone: isTrue(configuration.includeTimeZoneInformation),
    senderAccount: isTrue(configuration.includeSenderAccountasCustomField),
    ...(userName !== undefined && userName !== '' && { login: { user: userName, password } }),
    ...(isTrue(configuration.includeOAuth) && { oauth: findTokenSource(configuration) }),
    ...(isTrue(configuration.requireMutualTls) && { mutualTls: true }),
    ...(isTrue(configuration.signMessageWithX509Certificate) && { certified: true }),
    ...(isTrue(configuration.includeCertSoapHeader) && { certificateInHeader: true }),
  };
  return {
    settings,
    logged: isTrue(configuration.enableLog),
    held: isTrue(configuration.pausePublish),
    events: readEvents(configuration, settings, [
      ...envelopeEvents.map((word) => [envelopeEvent(word), false] as const),
      ...recipientEvents.map((word) => [recipientEvent(word), false] as const),
    ]),
  };
}

function findTokenSource({
  enableOAuthPerConfiguration,
  oAuthConfiguration,
}: StoredConfiguration): ConnectOAuthConfig | 'account' {
  return isTrue(enableOAuthPerConfiguration) && oAuthConfiguration !== undefined
    ? oAuthConfiguration
    : 'account';
}

/**
 * Creates the subscription of an envelope's own event notification; undefined without an address.
 */
export function ownSubscription(notification: EventNotification): Subscription | undefined {
  const { url, envelopeEvents = [], recipientEvents = [] } = notification;
  if (url === undefined || url === '') return undefined;
  const settings: DeliverySettings = {
    ...common(notification, notification.soapNameSpace),
    connectId: '',
    name: 'The envelope itself',
    url,
    acknowledged: isTrue(notification.requireAcknowledgment),
    timeZone: isTrue(notification.includeTimeZone),
    senderAccount: isTrue(notification.includeSenderAccountAsCustomField),
    ...(isTrue(notification.includeOAuth) && { oauth: 'account' as const }),
    ...(isTrue(notification.signMessageWithX509Cert) && { certified: true }),
    ...(isTrue(notification.includeCertificateWithSoap) && { certificateInHeader: true }),
  };
  return {
    settings,
    logged: isTrue(notification.loggingEnabled),
    held: false,
    events: readEvents(notification, settings, [
      ...envelopeEvents.map(
        ({ envelopeEventStatusCode: word = '', includeDocuments }) =>
          [envelopeEvent(word), isTrue(includeDocuments)] as const,
      ),
      ...recipientEvents.map(
        ({ recipientEventStatusCode: word = '', includeDocuments }) =>
          [recipientEvent(word), isTrue(includeDocuments)] as const,
      ),
    ]),
  };
}

type SubscriptionInput = Pick<
  ConnectCustomConfiguration & EventNotification,
  | 'events'
  | 'eventData'
  | 'deliveryMode'
  | 'includeDocuments'
  | 'includeDocumentFields'
  | 'includeCertificateOfCompletion'
  | 'includeEnvelopeVoidReason'
  | 'includeHMAC'
  | 'useSoapInterface'
>;

function common(asked: SubscriptionInput, soapNamespace: string | undefined) {
  const { eventData } = asked;
  return {
    form: findForm(asked),
    ...(isTrue(asked.useSoapInterface) && { soapNamespace: soapNamespace ?? defaultNamespace }),
    aggregated: asked.deliveryMode === 'aggregate',
    signed: isTrue(asked.includeHMAC),
    certificate: isTrue(asked.includeCertificateOfCompletion),
    documentFields: isTrue(asked.includeDocumentFields),
    voidReason: isTrue(asked.includeEnvelopeVoidReason),
    parts: eventData?.includeData?.map((part) => part.toLowerCase()) ?? [],
  };
}

/** The default namespace of the payload, in the element around it. */
const defaultNamespace = 'http://www.docusign.net/API/3.0';
