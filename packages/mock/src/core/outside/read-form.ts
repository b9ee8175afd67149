import { readBoundary } from './boundary.ts';
import { Excess } from './excess.ts';
import { excessInForm } from './form-excess.ts';

/**
 * Parses a form that comes from outside, with files or without.
 * @throws Excess if it has more fields than the limit
 * @throws TypeError if it is not a form
 */
export async function readOutsideForm(form: Buffer, contentType: string): Promise<FormData> {
  const isMultipart = /^\s*multipart\//i.test(contentType);
  const excess = excessInForm(form, isMultipart ? readBoundary(contentType) : undefined);
  if (excess !== undefined) throw new Excess(excess);
  const headers = { 'content-type': contentType };
  return new Response(new Uint8Array(form), { headers }).formData();
}
