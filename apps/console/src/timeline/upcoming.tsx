import { control, unwrap } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { Moment } from '../parts/moment.tsx';

/** The number of jobs that are shown, the next ones. */
const most = 3;

/** The jobs of the clock that come next; nothing where there are none. */
export function Upcoming() {
  const { data } = useResource(
    () => unwrap(control.GET('/schedule', { params: { query: { limit: most } } })),
    { kinds: ['envelope', 'delivery', 'room', 'bulk-send-batch'] },
  );
  if (data === undefined || data.total === 0) return null;
  return (
    <section class="card" aria-labelledby="upcoming">
      <header class="line">
        <h2 id="upcoming">Comes next</h2>
        <a href={inTenant('/console/control/clock')}>
          {data.total === 1 ? 'The clock' : `All ${data.total}, and the clock`}
        </a>
      </header>
      <ul class="plain">
        {data.items.map(({ kind, key, title, dueAt, envelopeId, subject }) => (
          <li key={`${kind} ${key}`}>
            <Moment at={dueAt} exact />: {title}
            {envelopeId !== undefined && (
              <>
                {' · '}
                <a href={inTenant(`/console/envelopes/${envelopeId}`)}>
                  {subject === undefined || subject === '' ? envelopeId : subject}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
