/** Areas that are an older form of another: unchanged types are those of the newer area. */
const older = new Map([['esign-v2', 'esign-v2.1']]);

/** The area whose types an older one takes over; undefined for all others. */
export function newerOf(area: string): string | undefined {
  return older.get(area);
}
