import { control, unwrap } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { formatMoment } from '../parts/moment.tsx';

/** The largest difference in milliseconds at which a clock does not count as moved. */
const ahead = 2000;

/** The settings in which this tenant differs from a new one; nothing if there are none. */
export function SwitchedOn() {
  const { data = [] } = useResource(loadSwitches, { kinds: ['tenant', 'envelope'] });
  if (data.length === 0) return null;
  return (
    <aside class="switched-on" aria-label="Switched on">
      <ul>
        {data.map(({ text, href }) => (
          <li key={href}>
            <a href={inTenant(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

async function loadSwitches(): Promise<{ text: string; href: string }[]> {
  const [{ faults }, limits, clock, { mode }, { warnings }] = await Promise.all([
    unwrap(control.GET('/faults')),
    unwrap(control.GET('/limits')),
    unwrap(control.GET('/clock')),
    unwrap(control.GET('/warnings/mode')),
    unwrap(control.GET('/warnings')),
  ]);
  const offset = Date.parse(clock.now) - Date.now();
  const moved = clock.frozen || Math.abs(offset) >= ahead;
  const limitCount = Object.keys(limits).length;
  return [
    ...(faults.length > 0
      ? [{ text: `Faults: ${count(faults.length, 'rule')}`, href: '/console/control/faults' }]
      : []),
    ...(limitCount > 0
      ? [{ text: `Limits: ${limitCount}`, href: '/console/control/faults#limits' }]
      : []),
    ...(moved
      ? [
          {
            text: `Clock ${clock.frozen ? 'frozen' : 'moved'}: ${formatMoment(Date.parse(clock.now))}`,
            href: '/console/control/clock',
          },
        ]
      : []),
    ...(mode === 'refuse'
      ? [{ text: 'Requests with warnings are rejected', href: '/console/control/faults#warnings' }]
      : []),
    ...(warnings.length > 0
      ? [{ text: count(warnings.length, 'warning'), href: '/console/requests?warnings=yes' }]
      : []),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
