import type { Control } from '../../control/client.ts';
import type { Schemas } from '../../frame/control/call-parts.ts';
import type { TestTenant } from './test-tenant.ts';

/** The maximum number of entries of each kind in a report: the last ones matter. */
const most = 20;

/** Lists the warnings in a tenant, a line each: input that had no effect. */
export async function listWarnings({ control }: TestTenant): Promise<string[]> {
  return (await control.warnings()).map(
    ({ code, operation, at, message }) => `${operation ?? 'request'}, ${at}: ${message} (${code})`,
  );
}

/**
 * Describes the requests, mails and messages of a tenant, and the history of its envelopes, for
 * debugging a failed test.
 */
export async function describeTenant({ name, control }: TestTenant): Promise<string> {
  const [requests, mails, deliveries, warnings] = await Promise.all([
    control.requests(),
    control.outbox(),
    control.deliveries(),
    control.warnings(),
  ]);
  const lines = [
    ...list('requests', requests.slice(-most), describeRequest),
    ...list('mails', mails.slice(-most), ({ to, subject, link }) =>
      [to.email ?? to.phoneNumber ?? to.name, JSON.stringify(subject), link]
        .filter(Boolean)
        .join(' '),
    ),
    ...list('messages of Connect', deliveries.slice(-most), ({ event, url, state }) =>
      [event, url, state].join(' '),
    ),
    ...list('warnings', warnings.slice(-most), ({ at, message }) => `${at}: ${message}`),
    ...(requests.length === 0 ? [] : await describeEnvelopes(control)),
  ];
  return lines.length === 0
    ? `The tenant ${name} of the sandbox got no requests, and sent no mails or messages.`
    : [`The tenant ${name} of the sandbox had`, ...lines].join('\n');
}

/** The maximum number of envelopes whose history is told. */
const mostEnvelopes = 3;

/** Tells the history of the envelopes that requests were about: those that changed last. */
async function describeEnvelopes(control: Control): Promise<string[]> {
  const lines: string[] = [];
  const { envelopes } = await control.envelopes({ limit: mostEnvelopes });
  for (const { envelopeId, subject, status } of envelopes) {
    const entries = await control.timeline(envelopeId);
    if (entries.some(({ kind }) => kind === 'request'))
      lines.push(
        ...list(
          `history of ${JSON.stringify(subject)} (${status}, ${envelopeId})`,
          entries.slice(-most),
          describeEntry,
        ),
      );
  }
  return lines;
}

function describeEntry({ at, title, text, by, status }: Schemas['TimelineEntry']): string {
  return [at, title, text, by, status].filter(Boolean).join(', ');
}

function describeRequest({ method, url, status, operation, problem }: Schemas['Request']): string {
  return [method, url, status, operation, problem].filter(Boolean).join(' ');
}

function list<Entry>(
  what: string,
  entries: readonly Entry[],
  describe: (entry: Entry) => string,
): string[] {
  if (entries.length === 0) return [];
  return [`  ${what}:`, ...entries.map((entry) => `    ${describe(entry)}`)];
}
