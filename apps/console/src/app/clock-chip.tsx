import { useEffect } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { clockOffset } from '../parts/moment.tsx';

const ahead = 2000;
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The time of the tenant, if it is not the real one. */
export function ClockChip() {
  const { data } = useResource(() => unwrap(control.GET('/clock')), { kinds: ['tenant'] });
  const offset = data === undefined ? 0 : Date.parse(data.now) - Date.now();
  useEffect(() => {
    clockOffset.value = Math.abs(offset) < ahead ? 0 : offset;
  }, [offset]);
  if (data === undefined || (!data.frozen && Math.abs(offset) < ahead)) return null;
  return (
    <a class="chip warn" href={inTenant('/console/control/clock')}>
      {data.frozen ? 'Clock frozen: ' : 'Clock moved: '}
      {format.format(Date.parse(data.now))}
    </a>
  );
}
