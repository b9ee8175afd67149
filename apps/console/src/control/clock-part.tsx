import { useEffect, useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { formatMoment } from '../parts/moment.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Status } from '../parts/status.tsx';
import { toast } from '../parts/toasts.tsx';
import { describeProblem } from '../api/problem.ts';
import { MoveForm } from './move-form.tsx';
import { ScheduleCard } from './schedule-card.tsx';

const second = 1000;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** The clock of the tenant: its time, the controls that move it, and the scheduled events. */
export function ClockPart() {
  const clock = useResource(() => unwrap(control.GET('/clock')), { kinds: ['tenant'] });
  const [isBusy, setBusy] = useState(false);

  async function move(call: () => Promise<Schemas['Clock']>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { done = 0, now } = await call();
      toast(
        `It is ${formatMoment(Date.parse(now))}. ${done === 1 ? '1 thing happened.' : `${done} things happened.`}`,
      );
    } catch (error) {
      toast(describeProblem(error), true);
    }
    setBusy(false);
    clock.reload();
  }

  return (
    <>
      <section class="card" aria-label="Time of the tenant">
        <Loaded resource={clock}>{(value) => <Face clock={value} />}</Loaded>
        <MoveForm isFrozen={clock.data?.frozen ?? false} isBusy={isBusy} move={move} />
      </section>
      <ScheduleCard isBusy={isBusy} move={move} />
    </>
  );
}

/** The time, which goes on unless the clock is frozen. */
function Face({ clock }: { clock: Schemas['Clock'] }) {
  const [read, setRead] = useState({ clock, at: Date.now() });
  const [, tick] = useState(0);
  useEffect(() => setRead({ clock, at: Date.now() }), [clock]);
  useEffect(() => {
    if (clock.frozen) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), second);
    return () => clearInterval(timer);
  }, [clock.frozen]);
  const shown = Date.parse(clock.now) + (clock.frozen ? 0 : Math.max(0, Date.now() - read.at));
  const ahead = shown - Date.now();
  return (
    <div class="clock-face">
      <p class="clock-time">
        <time dateTime={new Date(shown).toISOString()}>{time.format(shown)}</time>
      </p>
      <p>
        {day.format(shown)}{' '}
        <span class="quiet">{new Date(shown).toISOString().replace(/\.\d+Z/, 'Z')}</span>
      </p>
      <p>
        {clock.frozen ? (
          <Status value="frozen" tone="waiting" />
        ) : (
          <Status value="running" tone="good" />
        )}{' '}
        {!clock.frozen && Math.abs(ahead) >= 2 * second && (
          <Status value={ahead > 0 ? 'moved forward' : 'moved back'} tone="waiting" />
        )}
      </p>
    </div>
  );
}
