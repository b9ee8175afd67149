import type { CallParts, Schemas } from '../frame/control/call-parts.ts';
import type { operations } from '../frame/control/generated/control.ts';

/** A filter for recorded requests; missing properties do not limit it. */
export type RequestFilter = NonNullable<operations['listRequests']['parameters']['query']>;

/** A filter for warnings; missing properties do not limit it. */
type WarningFilter = NonNullable<operations['listWarnings']['parameters']['query']>;

/** A filter for e-mails in the outbox; missing properties do not limit it. */
export type MailFilter = NonNullable<operations['listOutbox']['parameters']['query']>;

/** A filter for deliveries of Connect messages; missing properties do not limit it. */
export type DeliveryFilter = NonNullable<operations['listDeliveries']['parameters']['query']>;

/** Creates the calls that read what a tenant has sent and received: mail, requests, warnings, webhooks. */
export function createRecordCalls({ api, unwrap, done }: CallParts) {
  return {
    /** Lists the e-mails that the service would have sent and that match the filter. */
    outbox: async (query: MailFilter = {}) =>
      unwrap(await api.GET('/outbox', { params: { query } })).mails,
    /** Empties the outbox. */
    clearOutbox: async () => done(await api.DELETE('/outbox')),
    /** Marks all e-mails as read. */
    readOutbox: async () => done(await api.PUT('/outbox/read')),
    /** Reads an e-mail or text message. */
    mail: async (mailId: string) => unwrap(await api.GET('/outbox/{mailId}', mail(mailId))),
    /** Deletes an e-mail from the outbox. */
    deleteMail: async (mailId: string) => done(await api.DELETE('/outbox/{mailId}', mail(mailId))),
    /** Marks an e-mail as read or unread. */
    setMailRead: async (mailId: string, read = true) =>
      unwrap(await api.PUT('/outbox/{mailId}/read', { ...mail(mailId), body: { read } })),
    /** Reads the page that shows an e-mail as its recipient sees it. */
    mailHtml: async (mailId: string) =>
      unwrap(await api.GET('/outbox/{mailId}/html', { ...mail(mailId), parseAs: 'text' })),
    /** Reads an e-mail with its headers, in the format of RFC 5322. */
    mailSource: async (mailId: string) =>
      unwrap(await api.GET('/outbox/{mailId}/source', { ...mail(mailId), parseAs: 'text' })),
    /** Lists recorded requests that match the filter. */
    requests: async (query: RequestFilter = {}) =>
      unwrap(await api.GET('/requests', { params: { query } })).requests,
    /** Reads a request with its headers and bodies. */
    request: async (requestId: number) =>
      unwrap(await api.GET('/requests/{requestId}', request(requestId))),
    /** Sends a request again, with its token, and returns the new request. */
    repeatRequest: async (requestId: number) =>
      unwrap(await api.POST('/requests/{requestId}/repeat', request(requestId))),
    /** Exports the requests that match the filter, as an HTTP archive (HAR 1.2). */
    exportRequests: async (query: RequestFilter = {}) =>
      unwrap(await api.GET('/requests/har', { params: { query } })),
    /**
     * Opens a stream of changes: server-sent events, as `watchLive` describes them. Cancel its body
     * to end it.
     */
    watchLive: async () => unwrap(await api.GET('/live', { parseAs: 'stream' })),
    /** Deletes the recorded requests. */
    clearRequests: async () => done(await api.DELETE('/requests')),
    /** Throws unless the given number of requests was made; at least one if no number is given. */
    assertRequests: async (assertion: Schemas['Assertion']) =>
      unwrap(await api.POST('/requests/assert', { body: assertion })).requests,
    /** Lists warnings that match the filter: parts of requests that had no effect. */
    warnings: async (query: WarningFilter = {}) =>
      unwrap(await api.GET('/warnings', { params: { query } })).warnings,
    /** Deletes the recorded warnings. */
    clearWarnings: async () => done(await api.DELETE('/warnings')),
    /**
     * Sets the effect of warnings on requests: they succeed (`warn`), or are rejected (`refuse`).
     */
    setWarningMode: async (mode: Schemas['WarningMode']['mode']) =>
      unwrap(await api.PUT('/warnings/mode', { body: { mode } })).mode,
    /** Lists the Connect messages, after the first attempt of each. */
    deliveries: async (query: DeliveryFilter = {}) =>
      unwrap(await api.GET('/deliveries', { params: { query } })).deliveries,
    /** Reads a Connect message with its payload and its attempts, after the first attempt. */
    delivery: async (deliveryId: string) =>
      unwrap(await api.GET('/deliveries/{deliveryId}', delivery(deliveryId))),
    /** Sends a message again now, to another URL if one is given. */
    sendDelivery: async (deliveryId: string, url?: string) =>
      unwrap(
        await api.POST('/deliveries/{deliveryId}/send', {
          ...delivery(deliveryId),
          body: url === undefined ? {} : { url },
        }),
      ),
    /** Sends a message about an event that has not happened, as a configuration would send it. */
    sendTestMessage: async (body: Schemas['TestMessage']) =>
      unwrap(await api.POST('/connect/test', { body })),
    /** Checks a signature: finds the key that created it, or the error. */
    checkSignature: async (body: Schemas['SignatureToCheck']) =>
      unwrap(await api.POST('/connect/signature', { body })),
    /**
     * Reads the certificates for connections with Connect over TLS and for SOAP messages, in PEM.
     */
    connectCertificates: async () => unwrap(await api.GET('/certificates')),
  };
}

function mail(mailId: string) {
  return { params: { path: { mailId } } };
}

function request(requestId: number) {
  return { params: { path: { requestId } } };
}

function delivery(deliveryId: string) {
  return { params: { path: { deliveryId } } };
}
