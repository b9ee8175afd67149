import type { Call } from './caller.ts';
import { ServiceRefusal } from './service-refusal.ts';

const nul = '\0';

/** Without these bytes a body cannot come to hold the character, and need not be gone through. */
const escapes = ['\\u0000', '&#'];

/**
 * Refuses text with the character NUL: PostgreSQL cannot keep it, and what one storage refuses
 * all refuse.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER, or INVALID_REQUEST_BODY with the place in the body
 */
export function refuseNull({
  request,
  path,
  query,
  body,
}: Pick<Call, 'request' | 'path' | 'query' | 'body'>): void {
  for (const [name, value] of [...Object.entries(path), ...query])
    if (value?.includes(nul) === true)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The parameter ${name} contains the NUL character, which is not allowed.`,
      );
  if (!escapes.some((escape) => request.body.includes(escape))) return;
  const place = placeOfNull(body);
  if (place !== undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      `${place} contains the NUL character, which is not allowed.`,
    );
}

/** Finds the NUL character in a value, as a JSON pointer. */
export function placeOfNull(body: unknown): string | undefined {
  const left: [string, unknown][] = [['', body]];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const [place, value] = one;
    if (typeof value === 'string' && value.includes(nul)) return place;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes(nul)) return place;
      left.push([`${place}/${name}`, inner]);
    }
  }
  return undefined;
}
