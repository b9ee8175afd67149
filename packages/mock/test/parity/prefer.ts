/** The wishes of a caller in a `Prefer` header. */
export interface Preference {
  code?: number;
  example?: string;
  dynamic?: boolean;
}

/** The header that asks for it. */
export function preferHeader(preference: Preference): string {
  return Object.entries(preference)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}
