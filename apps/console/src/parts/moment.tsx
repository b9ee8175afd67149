import { signal } from '@preact/signals';

/** The clock of a tenant, by which the times of its objects are. */
interface TenantClock {
  /** The milliseconds by which it is ahead of the clock of the browser. */
  offset: number;
  /** The time in milliseconds since 1970 at which it stands; left out while it runs. */
  frozenAt?: number;
}

/** The clock of the tenant that is shown. */
export const tenantClock = signal<TenantClock>({ offset: 0 });

/** Converts a time of the browser to the clock of the tenant, both in milliseconds since 1970. */
export function toTenantTime(time: number): number {
  const { offset, frozenAt } = tenantClock.value;
  return frozenAt ?? time + offset;
}

/** Has every moment written again. */
const tick = signal(0);
setInterval(() => (tick.value += 1), 10_000);

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'narrow' });
const absolute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

interface MomentProps {
  /** In ISO 8601. */
  at: string;
  /** Shows date and time in place of how long ago it is. */
  exact?: boolean;
  /** Leaves out the date of a day that is today by the clock of the tenant. */
  brief?: boolean;
}

/** Writes a time in milliseconds since 1970 with date and time, as all pages of the console do. */
export function formatMoment(time: number): string {
  return absolute.format(time);
}

/** A moment: how long ago it is by the clock of the tenant, with date and time as its title. */
export function Moment({ at, exact = false, brief = false }: MomentProps) {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>{at}</span>;
  // The newest rows are compared with now, and not with the last tick.
  void tick.value;
  const now = toTenantTime(Date.now());
  const written = brief && isSameDay(time, now) ? timeOfDay.format(time) : formatMoment(time);
  return (
    <time dateTime={at} title={at}>
      {exact ? written : describe(Math.round((time - now) / 1000))}
    </time>
  );
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

function describe(seconds: number): string {
  if (Math.abs(seconds) < 5) return 'now';
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative.format(Math.trunc(seconds / size), unit);
}
