import createClient from 'openapi-fetch';
import type { operations, paths } from '../frame/control/generated/control.ts';
import { createAreaCalls } from '../areas/control-calls.ts';
import type { CallResult, Schemas } from '../frame/control/call-parts.ts';

/** Options of a control client. */
export interface ControlOptions {
  /** The tenant of all calls (`default`). */
  tenant?: string | undefined;
  /**
   * Sends the requests in place of the global `fetch`, such as the `fetch` of a sandbox in the same
   * process.
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A time, as a date or as text in ISO 8601. */
export type Time = Date | string;

/** A filter for recorded requests; missing properties do not limit it. */
export type RequestFilter = NonNullable<operations['listRequests']['parameters']['query']>;

/** A filter for warnings; missing properties do not limit it. */
export type WarningFilter = NonNullable<operations['listWarnings']['parameters']['query']>;

/** A filter for e-mails in the outbox; missing properties do not limit it. */
export type MailFilter = NonNullable<operations['listOutbox']['parameters']['query']>;

/** A filter for deliveries of Connect messages; missing properties do not limit it. */
export type DeliveryFilter = NonNullable<operations['listDeliveries']['parameters']['query']>;

/** A query for envelopes or templates; missing properties do not limit the list. */
export type EnvelopeQuery = NonNullable<operations['listEnvelopes']['parameters']['query']>;

/** The person who acts for a recipient that stands for several people. */
export interface As {
  as?: Schemas['Person'];
}

/**
 * A client of the control API, with which tests change and read a tenant of the sandbox. Every
 * method throws ControlError.
 */
export type Control = ReturnType<typeof createControl>;

/**
 * Creates a client of the control API.
 * @param baseUrl the address of the sandbox, such as `http://127.0.0.1:4010`
 */
export function createControl(baseUrl: string, options: ControlOptions = {}) {
  const { tenant = 'default', fetch } = options;
  const api = createClient<paths>({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/_countersign/control/v1`,
    headers: { 'X-Countersign-Tenant': tenant },
    ...(fetch !== undefined && { fetch }),
  });

  return {
    /** The name of the client's tenant. */
    tenant,
    /** The underlying openapi-fetch client, which has every operation by its path. */
    api,
    /** Reports the health of the server and its database. */
    health: async () => unwrap(await api.GET('/health')),
    /** Lists the tenants. */
    tenants: async () => unwrap(await api.GET('/tenants')).tenants,
    /** Creates a tenant, unless it exists. */
    createTenant: async (name: string) => unwrap(await api.PUT('/tenants/{tenant}', named(name))),
    /** Deletes a tenant with all its data. */
    deleteTenant: async (name: string) => done(await api.DELETE('/tenants/{tenant}', named(name))),
    /** Resets the tenant to the seed, with a running clock. */
    reset: async () => done(await api.POST('/reset')),
    /** Reads the seed that the server was started with, and the sections that a seed can have. */
    describeSeed: async () => unwrap(await api.GET('/seed')),
    /** Adds lists in the form of a seed file, as an object, or as text in JSON or YAML. */
    seed: async (seed: Schemas['Seed'] | string) =>
      unwrap(
        typeof seed === 'string'
          ? await api.POST('/seed', {
              body: seed,
              headers: { 'Content-Type': 'application/yaml' },
              bodySerializer: (text: unknown) => String(text),
            })
          : await api.POST('/seed', { body: seed }),
      ).planted,
    /** Lists the snapshots of the tenant. */
    snapshots: async () => unwrap(await api.GET('/snapshots')).snapshots,
    /** Takes a snapshot of the tenant, replacing an earlier one of the same name. */
    takeSnapshot: async (name: string) =>
      unwrap(await api.PUT('/snapshots/{snapshot}', snapshot(name))),
    /** Downloads a snapshot with all its data, as the bytes of a file. */
    downloadSnapshot: async (name: string) => {
      const outcome = await api.GET('/snapshots/{snapshot}/file', {
        ...snapshot(name),
        parseAs: 'arrayBuffer',
      });
      return new Uint8Array(unwrap(outcome));
    },
    /** Stores a snapshot that was downloaded from this sandbox or another one. */
    uploadSnapshot: async (name: string, file: Uint8Array<ArrayBuffer>) =>
      unwrap(
        await api.PUT('/snapshots/{snapshot}/file', {
          ...snapshot(name),
          body: '',
          bodySerializer: () => file,
          headers: { 'Content-Type': 'application/gzip' },
        }),
      ),
    /** Restores the tenant to its state at the time of the snapshot. */
    restoreSnapshot: async (name: string) =>
      done(await api.POST('/snapshots/{snapshot}/restore', snapshot(name))),
    /** Deletes a snapshot. */
    deleteSnapshot: async (name: string) =>
      done(await api.DELETE('/snapshots/{snapshot}', snapshot(name))),
    /** Reads the time of the tenant, and whether its clock is frozen. */
    clock: async () => unwrap(await api.GET('/clock')),
    /** Freezes the clock, now or at a given time. */
    freeze: async (at?: Time) =>
      unwrap(
        await api.PUT('/clock', { body: { frozen: true, ...(at && { now: formatTime(at) }) } }),
      ),
    /** Thaws the clock, which goes on from the time at which it was frozen. */
    thaw: async () => unwrap(await api.PUT('/clock', { body: { frozen: false } })),
    /** Sets the clock, and runs the items that are due by then. */
    setClock: async (now: Time) =>
      unwrap(await api.PUT('/clock', { body: { now: formatTime(now) } })),
    /** Advances the clock, and runs the items that fall due in the meantime. */
    advance: async (duration: Schemas['Duration']) =>
      unwrap(await api.POST('/clock/advance', { body: duration })),
    /** Runs the items that are due now. */
    runDue: async () => unwrap(await api.POST('/clock/run')),
    /** Lists summaries of envelopes or templates of all accounts, those that changed last first. */
    envelopes: async (query: EnvelopeQuery = {}) =>
      unwrap(await api.GET('/envelopes', { params: { query } })),
    /**
     * Reads the history of an envelope: audit events, e-mails, requests and messages of Connect.
     */
    timeline: async (envelopeId: string) =>
      unwrap(await api.GET('/envelopes/{envelopeId}/timeline', envelope(envelopeId))).entries,
    /**
     * Reads the newest entries of the history of the tenant, oldest first: requests, audit events,
     * e-mails and messages of Connect.
     */
    tenantTimeline: async (query: { limit?: number } = {}) =>
      unwrap(await api.GET('/timeline', { params: { query } })).entries,
    /** Reads the body with which the same envelope or template can be created. */
    definition: async (envelopeId: string, { documents = false }: { documents?: boolean } = {}) => {
      const query = { documents: documents ? 'true' : 'false' } as const;
      return unwrap(
        await api.GET('/envelopes/{envelopeId}/definition', {
          params: { path: { envelopeId }, query },
        }),
      );
    },
    /** Expires an envelope now. */
    expire: async (envelopeId: string) =>
      unwrap(await api.POST('/envelopes/{envelopeId}/expire', envelope(envelopeId))),
    /** Creates a URL of the signing page for a recipient, also for one who signs by e-mail. */
    createSigningUrl: async (
      envelopeId: string,
      recipientId: string,
      body: Schemas['SigningUrlRequest'] = {},
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/signing-url', {
          ...recipient(envelopeId, recipientId),
          body,
        }),
      ).url,
    /** Advances the clock to the next scheduled item, and runs it. */
    advanceToNext: async () => unwrap(await api.POST('/clock/next')),
    /** Lists the scheduled jobs, earliest first. */
    schedule: async (query: { limit?: number } = {}) =>
      unwrap(await api.GET('/schedule', { params: { query } })),
    /** Opens the envelope as a recipient. */
    open: async (envelopeId: string, recipientId: string, body: As = {}) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/open', {
          ...recipient(envelopeId, recipientId),
          body,
        }),
      ),
    /** Signs as a recipient: enters values by the IDs or labels of tabs, and finishes. */
    sign: async (
      envelopeId: string,
      recipientId: string,
      values: Record<string, string> = {},
      more: As = {},
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/sign', {
          ...recipient(envelopeId, recipientId),
          body: { values, ...more },
        }),
      ),
    /** Declines to sign as a recipient. */
    decline: async (envelopeId: string, recipientId: string, reason: string, more: As = {}) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/decline', {
          ...recipient(envelopeId, recipientId),
          body: { reason, ...more },
        }),
      ),
    /** Opens the envelope as a recipient, saves the values, and finishes later. */
    finishLater: async (
      envelopeId: string,
      recipientId: string,
      values: Record<string, string> = {},
      more: As = {},
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/finish-later', {
          ...recipient(envelopeId, recipientId),
          body: { values, ...more },
        }),
      ),
    /** Passes or fails the identity checks of a recipient, or leaves them to a manual review. */
    verifyIdentity: async (
      envelopeId: string,
      recipientId: string,
      outcome: NonNullable<Schemas['IdentityDecision']['outcome']> = 'passed',
      reason?: string,
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/identity', {
          ...recipient(envelopeId, recipientId),
          body: { outcome, ...(reason !== undefined && { reason }) },
        }),
      ),
    /** Returns the e-mail to a recipient as undeliverable. */
    autorespond: async (envelopeId: string, recipientId: string, reason?: string) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/autorespond', {
          ...recipient(envelopeId, recipientId),
          body: reason === undefined ? {} : { reason },
        }),
      ),
    /** Lists the accounts of the tenant with their users. */
    accounts: async () => unwrap(await api.GET('/accounts')).accounts,
    /** Lists the applications, with their keys and the consents of users. */
    integrations: async () => unwrap(await api.GET('/integrations')).integrations,
    /** Creates an access token of a user, without a log-in. */
    createToken: async (userId: string) => unwrap(await api.POST('/tokens', { body: { userId } })),
    ...createAreaCalls({ api, unwrap, done }),
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
    /** Lists the operations of the service that the server implements. */
    operations: async () => unwrap(await api.GET('/operations')).operations,
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
    /** Lists the faults that are set. */
    faults: async () => unwrap(await api.GET('/faults')).faults,
    /** Sets the faults, replacing the current ones. */
    setFaults: async (...faults: Schemas['Fault'][]) =>
      unwrap(await api.PUT('/faults', { body: { faults } })).faults,
    /** Removes all faults. */
    clearFaults: async () => done(await api.DELETE('/faults')),
    /** Counts the requests that each fault has applied to since the faults were set. */
    countFaults: async () => unwrap(await api.GET('/faults/counts')).counts,
    /** Reads the rate limits for callers. */
    limits: async () => unwrap(await api.GET('/limits')),
    /** Sets the rate limits for callers. */
    setLimits: async (limits: Schemas['Limits']) =>
      unwrap(await api.PUT('/limits', { body: limits })),
    /** Removes the rate limits. */
    clearLimits: async () => done(await api.DELETE('/limits')),
    /** Reads the certificates with which PDFs of completed envelopes are signed, in PEM. */
    sealCertificates: async () => unwrap(await api.GET('/seal')),
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

function envelope(envelopeId: string) {
  return { params: { path: { envelopeId } } };
}

function recipient(envelopeId: string, recipientId: string) {
  return { params: { path: { envelopeId, recipientId } } };
}

function mail(mailId: string) {
  return { params: { path: { mailId } } };
}

function delivery(deliveryId: string) {
  return { params: { path: { deliveryId } } };
}

function request(requestId: number) {
  return { params: { path: { requestId } } };
}

function snapshot(name: string) {
  return { params: { path: { snapshot: name } } };
}

function named(name: string) {
  return { params: { path: { tenant: name } } };
}

function unwrap<Data>({ data, error, response }: CallResult<Data>): Data {
  if (data !== undefined) return data;
  throw new ControlError(response.status, error);
}

function done({ error, response }: CallResult<unknown>): void {
  if (!response.ok) throw new ControlError(response.status, error);
}

function formatTime(time: Time): string {
  return typeof time === 'string' ? time : time.toISOString();
}

/** A failed call to the control API, which has changed nothing. */
export class ControlError extends Error {
  override name = 'ControlError';
  /** The HTTP status. */
  readonly status: number;
  /** The code, such as `ASSERTION_FAILED`, or an error code of the service. */
  readonly code: string;
  /** The location in the request, if there is one. */
  readonly where: string | undefined;

  constructor(
    status: number,
    problem: { code: string; message: string; where?: string } | undefined,
  ) {
    const { message = `The control API responded with status ${status}.`, where } = problem ?? {};
    super(where === undefined ? message : `${message} (${where})`);
    this.status = status;
    this.code = problem?.code ?? 'UNKNOWN';
    this.where = problem?.where;
  }
}
