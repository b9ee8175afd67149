import type { CallParts, Schemas } from '../frame/control/call-parts.ts';
import type { operations } from '../frame/control/generated/control.ts';

/** A time, as a date or as text in ISO 8601. */
export type Time = Date | string;

/** A query for envelopes or templates; missing properties do not limit the list. */
export type EnvelopeQuery = NonNullable<operations['listEnvelopes']['parameters']['query']>;

/** Creates the calls about the server, and about a tenant as a whole: its seed, clock, accounts and faults. */
export function createTenantCalls({ api, unwrap, done }: CallParts) {
  return {
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
    timeline: async (envelopeId: string, query: { limit?: number } = {}) =>
      unwrap(
        await api.GET('/envelopes/{envelopeId}/timeline', {
          params: { path: { envelopeId }, query },
        }),
      ).entries,
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
    /** Advances the clock to the next scheduled item, and runs it. */
    advanceToNext: async () => unwrap(await api.POST('/clock/next')),
    /** Lists the scheduled jobs, earliest first. */
    schedule: async (query: { limit?: number } = {}) =>
      unwrap(await api.GET('/schedule', { params: { query } })),
    /** Lists the accounts of the tenant with their users. */
    accounts: async () => unwrap(await api.GET('/accounts')).accounts,
    /** Lists the applications, with their keys and the consents of users. */
    integrations: async () => unwrap(await api.GET('/integrations')).integrations,
    /** Creates an access token of a user, without a log-in. */
    createToken: async (userId: string) => unwrap(await api.POST('/tokens', { body: { userId } })),
    /** Lists the operations of the service that the server implements. */
    operations: async () => unwrap(await api.GET('/operations')).operations,
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
  };
}

function envelope(envelopeId: string) {
  return { params: { path: { envelopeId } } };
}

function snapshot(name: string) {
  return { params: { path: { snapshot: name } } };
}

function named(name: string) {
  return { params: { path: { tenant: name } } };
}

function formatTime(time: Time): string {
  return typeof time === 'string' ? time : time.toISOString();
}
