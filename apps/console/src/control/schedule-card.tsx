import { control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { DueSubject } from './due-subject.tsx';
import type { Move } from './move-form.tsx';

interface ScheduleCardProps {
  isBusy: boolean;
  move: Move;
}

/** Scheduled events, with a button that moves the clock to the first of them. */
export function ScheduleCard({ isBusy, move }: ScheduleCardProps) {
  const schedule = useResource(() => unwrap(control.GET('/schedule')), {
    // Scheduled events are about one of these kinds, or caused by them.
    kinds: ['tenant', 'envelope', 'delivery', 'room', 'bulk-send-batch'],
  });
  const { data } = schedule;
  return (
    <section class="card" aria-labelledby="schedule">
      <header class="line">
        <h2 id="schedule">
          What is due {data !== undefined && <span class="count">{data.total}</span>}
        </h2>
        <button
          type="button"
          class="button first"
          // The button is not disabled, which would take the focus away.
          aria-disabled={isBusy || data === undefined || data.total === 0}
          onClick={() => void move(() => unwrap(control.POST('/clock/next')))}
        >
          Go to the next
        </button>
      </header>
      <Loaded resource={schedule}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p class="quiet">
              Nothing is due. Send an envelope with a reminder or an expiration, and it is here.
            </p>
          ) : (
            <>
              <div class="table-box" tabIndex={0} role="region" aria-label="What is due">
                <table class="rows">
                  <thead>
                    <tr>
                      <th scope="col">When</th>
                      <th scope="col">What</th>
                      <th scope="col">About</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((item) => (
                      <tr key={`${item.kind} ${item.key}`}>
                        <td class="nowrap">
                          <Moment at={item.dueAt} exact />{' '}
                          <span class="quiet">
                            <Moment at={item.dueAt} />
                          </span>
                        </td>
                        <td>{item.title}</td>
                        <td>
                          <DueSubject item={item} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              {total > items.length && (
                <p class="quiet">
                  The first {items.length} of {total}.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
