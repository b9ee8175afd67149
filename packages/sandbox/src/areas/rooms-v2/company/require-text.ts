import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Refuses an object whose name has only white space.
 * @param at the place of the name in the body, such as `/name`
 * @param what the object, such as `an office`
 * @throws RoomsRefusal
 */
export function requireText(text: string, at: string, what: string): void {
  if (text.trim() !== '') return;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `The body does not fit at ${at}: ${what} needs a name.`,
  );
}
