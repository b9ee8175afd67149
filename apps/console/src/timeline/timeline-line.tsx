import type { Schemas } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { Moment } from '../parts/moment.tsx';
import { Status, type Tone } from '../parts/status.tsx';

/** An entry of the history of an envelope or of the tenant. */
export type Entry = Schemas['TimelineEntry'];

const kinds: Readonly<Record<Entry['kind'], { words: string; page?: string }>> = {
  event: { words: 'Event' },
  mail: { words: 'Mail', page: 'mail' },
  request: { words: 'Request', page: 'requests' },
  delivery: { words: 'Webhook', page: 'webhooks/deliveries' },
  job: { words: 'Clock' },
};

/** An entry of a history, which opens what it is about. */
export function TimelineLine({ entry }: { entry: Entry }) {
  const { at, kind, title, text, by, status, subject } = entry;
  const href = findPage(entry);
  return (
    <li class={kind}>
      <span class="quiet moment">
        <Moment at={at} exact />
      </span>
      <span class="kind">{kinds[kind].words}</span>
      <div>
        <p>
          {href === undefined ? <strong>{title}</strong> : <a href={inTenant(href)}>{title}</a>}{' '}
          {status !== undefined && (
            <Status value={describeStatus(entry, status)} {...chooseTone(kind, status)} />
          )}
        </p>
        {[subject, text, by].some(isFilled) && (
          <p class="quiet">{[subject, text, by].filter(isFilled).join(' · ')}</p>
        )}
      </div>
    </li>
  );
}

/** Reports whether a request only reads. */
export function isRead({ kind, text = '' }: Entry): boolean {
  return kind === 'request' && text.startsWith('GET ');
}

/** Returns keys for entries: those of one time and kind may have no ID of their own. */
export function listKeys(entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>();
  return entries.map(({ kind, id = '', at, title }) => {
    const name = `${kind} ${id} ${at} ${title}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name} ${count}`;
  });
}

function findPage({ kind, id, envelopeId }: Entry): string | undefined {
  const { page } = kinds[kind];
  if (page !== undefined && id !== undefined) return `/console/${page}/${id}`;
  return envelopeId === undefined ? undefined : `/console/envelopes/${envelopeId}/history`;
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** Says of a message whether it was delivered; the words of the others are those of the service. */
function describeStatus({ kind, text = '' }: Entry, status: string): string {
  if (kind !== 'delivery') return status;
  if (status === 'sent') return 'delivered';
  if (status === 'queued') return 'waiting';
  if (status !== 'retrying') return status;
  return text.startsWith('Waits') ? 'blocked' : 'failed, to be tried again';
}

/** For statuses of which the word alone does not say whether they are good. */
function chooseTone(kind: Entry['kind'], status: string): { tone?: Tone } {
  if (kind === 'request') return { tone: Number(status) < 400 ? 'good' : 'bad' };
  if (kind !== 'delivery') return {};
  if (status === 'sent') return { tone: 'good' };
  return status === 'retrying' ? { tone: 'bad' } : {};
}
