import type { IHttpOperation } from '@stoplight/types';
import type { Bundled } from './bundle.ts';
import { isJson } from './media-type.ts';
import { resolve } from './schema.ts';

/**
 * Reports whether a pointer into an operation's JSON body leads to, or through, a read-only
 * property.
 */
export function isReadOnly(
  { request, __bundled__: source = {} }: Bundled<IHttpOperation>,
  pointer: string | undefined,
): boolean {
  const content = request?.body?.contents?.find(({ mediaType }) => isJson(mediaType));
  let schema = resolve(content?.schema, source);
  for (const step of pointer?.split('/').slice(1) ?? []) {
    schema = resolve(/^\d+$/.test(step) ? schema.items : schema.properties?.[step], source);
    if (schema.readOnly === true) return true;
  }
  return false;
}
