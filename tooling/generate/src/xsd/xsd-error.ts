import { SourceError } from '../source-error.ts';
import type { Place } from './xml-document.ts';

/** A schema cannot be read; the message names the construct, its file and line, and what to do. */
export class XsdError extends SourceError {
  override name = 'XsdError';

  constructor(what: string, place: Place, advice: string) {
    super(`${place.file}:${place.line}: ${what}. ${advice}`);
  }
}
