import { excessInForm } from './form-excess.ts';

/** Parses a form without files that comes from outside; one with too many fields has none. */
export function readOutsideFields(form: Buffer): URLSearchParams {
  return new URLSearchParams(excessInForm(form, undefined) === undefined ? form.toString() : '');
}
