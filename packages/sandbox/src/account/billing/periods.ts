import { addCalendarMonths } from '../../engine/add-calendar-months.ts';
import { day } from '../../engine/day.ts';

/** A billing period, from its first moment up to the first moment of the next one. */
export interface Period {
  from: number;
  to: number;
}

export type PaymentCycle = 'Monthly' | 'Annually';

/** The midnight in UTC at which the day of a time begins. */
export function startOfDay(time: number): number {
  return Math.floor(time / day) * day;
}

/**
 * The billing period that contains a time. Periods begin on the day of the month on which the plan
 * began, or on the last day of a shorter month.
 */
export function findPeriod(anchor: number, cycle: PaymentCycle, time: number): Period {
  const step = cycle === 'Annually' ? 12 : 1;
  const [start, then] = [new Date(startOfDay(anchor)), new Date(time)];
  const months =
    (then.getUTCFullYear() - start.getUTCFullYear()) * 12 +
    then.getUTCMonth() -
    start.getUTCMonth();
  let count = Math.floor(months / step);
  if (addMonths(anchor, count * step) > time) count -= 1;
  return { from: addMonths(anchor, count * step), to: addMonths(anchor, (count + 1) * step) };
}

/** The midnight some months after the day of a time. */
export function addMonths(time: number, months: number): number {
  return addCalendarMonths(startOfDay(time), months);
}

/** The days of a period that are left, counting the current one, and all its days. */
export function countDays({ from, to }: Period, now: number): { left: number; all: number } {
  return { left: Math.max(0, Math.ceil((to - now) / day)), all: Math.round((to - from) / day) };
}
