import { control, unwrap, type Schemas } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status, type Tone } from '../parts/status.tsx';
import { useFilter } from '../parts/use-filter.ts';

type Entry = Schemas['TimelineEntry'];

const kinds: Readonly<Record<Entry['kind'], { words: string; page?: string }>> = {
  event: { words: 'Event' },
  mail: { words: 'Mail', page: 'mail' },
  request: { words: 'Request', page: 'requests' },
  delivery: { words: 'Webhook', page: 'webhooks/deliveries' },
};

/** All that happened to an envelope, the newest first. */
export function HistoryView({ id }: { id: string }) {
  const [kind, setKind] = useFilter('kind');
  const [reads, setReads] = useFilter('reads');
  const resource = useResource(
    () =>
      unwrap(
        control.GET('/envelopes/{envelopeId}/timeline', { params: { path: { envelopeId: id } } }),
      ),
    { kinds: ['envelope', 'template', 'mail', 'delivery'], key: id },
  );
  return (
    <>
      <div class="bar">
        <select
          aria-label="What happened"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        >
          <option value="">Everything</option>
          <option value="event">Events</option>
          <option value="mail">Mail</option>
          <option value="request">Requests</option>
          <option value="delivery">Webhooks</option>
        </select>
        <label class="check">
          <input
            type="checkbox"
            checked={reads === 'true'}
            onChange={({ currentTarget }) => setReads(currentTarget.checked ? 'true' : '')}
          />
          With requests that only read
        </label>
      </div>
      <Loaded resource={resource}>
        {({ entries }) => {
          const shown = entries
            .filter(
              (entry) =>
                (kind === '' || entry.kind === kind) && (reads === 'true' || !isRead(entry)),
            )
            .toReversed();
          return shown.length === 0 ? (
            <EmptyState title="Nothing of this kind has happened" />
          ) : (
            <ol class="timeline" aria-label="History, the newest first">
              {shown.map((entry, at) => (
                <Line
                  key={`${entry.kind}-${entry.id ?? ''}-${entry.at}-${shown.length - at}`}
                  entry={entry}
                />
              ))}
            </ol>
          );
        }}
      </Loaded>
    </>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { at, kind, title, text, by, status, id } = entry;
  const { words, page } = kinds[kind];
  return (
    <li class={kind}>
      <span class="quiet moment">
        <Moment at={at} exact />
      </span>
      <span class="kind">{words}</span>
      <div>
        <p>
          {page === undefined || id === undefined ? (
            <strong>{title}</strong>
          ) : (
            <a href={inTenant(`/console/${page}/${id}`)}>{title}</a>
          )}{' '}
          {status !== undefined && (
            <Status value={describeStatus(entry, status)} {...chooseTone(kind, status)} />
          )}
        </p>
        {(text !== undefined || by !== undefined) && (
          <p class="quiet">
            {[text, by].filter((one) => one !== undefined && one !== '').join(' · ')}
          </p>
        )}
      </div>
    </li>
  );
}

function isRead({ kind, text = '' }: Entry): boolean {
  return kind === 'request' && text.startsWith('GET ');
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
