import type { Place } from './schema.ts';

/** A schema cannot be read; the message names the construct, its file and line, and what to do. */
export class XsdError extends Error {
  override name = 'XsdError';
  readonly place: Place;

  constructor(what: string, place: Place, advice: string) {
    super(`${place.file}:${place.line}: ${what}. ${advice}`);
    this.place = place;
  }
}
