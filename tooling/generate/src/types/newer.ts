/** Areas that are an older form of another: what has not changed is the other's. */
const older = new Map([['esign-v2', 'esign-v2.1']]);

/** The area whose types an older one takes over; undefined for all others. */
export function newerOf(area: string): string | undefined {
  return older.get(area);
}
