import type { ClickwrapScheduledReacceptance } from '@countersign/types/click';
import { addCalendarMonths } from '../../../engine/add-calendar-months.ts';
import { readDateTime } from '../../../engine/date-time.ts';
import { day } from '../../../engine/day.ts';
import type { StoredClickwrap, StoredVersion } from '../clickwraps/stored-clickwrap.ts';
import type { StoredAgreement } from './stored-agreement.ts';

/**
 * Reports whether a person who has agreed does not need to do so again: no later version that
 * requires it has been active, and no moment of the schedule has passed since.
 */
export function isStillAgreed(
  { versions }: StoredClickwrap,
  active: StoredVersion,
  { status, versionId, agreedAt }: StoredAgreement,
  now: number,
): boolean {
  if (status !== 'agreed' || agreedAt === undefined) return false;
  const place = versions.findIndex((one) => one.versionId === versionId);
  const later = versions.slice(place + 1);
  if (later.some((one) => one.requireReacceptance && one.activatedAt !== undefined)) return false;
  const due = findLastDue(active, now);
  return due === undefined || agreedAt >= due;
}

/**
 * The last moment since which people have to have agreed; undefined if there was none. The first one
 * is the start itself.
 * @evidence inferred
 */
function findLastDue(
  { reacceptance, activatedAt, createdAt }: StoredVersion,
  now: number,
): number | undefined {
  if (reacceptance === undefined) return undefined;
  const { startDateTime } = reacceptance;
  const start = startDateTime === undefined ? undefined : readDateTime(startDateTime);
  const first = start ?? addInterval(activatedAt ?? createdAt, reacceptance, 1);
  if (now < first) return undefined;
  const passed = countPassed(first, reacceptance, now);
  const last = addInterval(first, reacceptance, passed);
  return last <= now ? last : addInterval(first, reacceptance, passed - 1);
}

/** The number of intervals that have passed, or one more. */
function countPassed(
  first: number,
  reacceptance: ClickwrapScheduledReacceptance,
  now: number,
): number {
  const { days, months } = lengthOf(reacceptance);
  return months === 0
    ? Math.floor((now - first) / (days * day))
    : Math.floor((countMonths(now) - countMonths(first)) / months);
}

/** The lengths of the units, in days or in months. */
const units: ReadonlyMap<string, number> = new Map([
  ['days', 1],
  ['weeks', 7],
  ['months', 1],
  ['years', 12],
]);

/** The length of an interval, in days or in months. */
function lengthOf({
  recurrenceInterval = 1,
  recurrenceIntervalType = 'days',
}: ClickwrapScheduledReacceptance): { days: number; months: number } {
  const length = recurrenceInterval * (units.get(recurrenceIntervalType) ?? 1);
  return ['months', 'years'].includes(recurrenceIntervalType)
    ? { days: 0, months: length }
    : { days: length, months: 0 };
}

function countMonths(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function addInterval(
  time: number,
  reacceptance: ClickwrapScheduledReacceptance,
  count: number,
): number {
  const { days, months } = lengthOf(reacceptance);
  return addCalendarMonths(time + days * count * day, months * count);
}
