import { limits } from './limits.ts';

/**
 * Describes how a form exceeds the limits; undefined if it does not. The bytes are counted before
 * parsing: each field becomes objects, which take far more memory.
 * @param boundary the boundary between the parts of a form with files; undefined for one without
 */
export function excessInForm(form: Buffer, boundary: string | undefined): string | undefined {
  const { fields: most } = limits.form;
  const mark = boundary === undefined ? '&' : `--${boundary}`;
  let count = 0;
  for (let at = form.indexOf(mark); at !== -1; at = form.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > most) return `a form with more than ${most} fields`;
  }
  return undefined;
}
