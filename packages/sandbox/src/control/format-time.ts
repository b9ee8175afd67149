/** A moment as the control API writes it, from milliseconds since 1970. */
export function formatTime(time: number): string {
  return new Date(time).toISOString();
}
