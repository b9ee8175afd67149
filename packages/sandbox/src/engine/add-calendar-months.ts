/**
 * Adds months of the calendar to a time in milliseconds and keeps its time of day, in UTC. A month
 * without the day, such as February for the 31st, has it on its last one.
 */
export function addCalendarMonths(time: number, months: number): number {
  const date = new Date(time);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.getTime();
}
