import type { Fault } from './fault.ts';

/** A fault in words, as a `Prefer` header would ask for it: `code=429, delay=200`. */
export function describeFault({ code, body, example, delay, drop }: Fault): string {
  return Object.entries({ code, body, example, delay, drop })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join(', ');
}
