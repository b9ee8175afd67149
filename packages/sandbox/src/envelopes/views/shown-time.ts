/** A time in milliseconds since 1970 as people read it, in UTC: `2026-11-21 19:44:16 UTC`. */
export function shownTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
