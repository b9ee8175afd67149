import { isPlainObject, isRef, type Oas3Rule } from '@redocly/openapi-core';
import { follow } from './follow.ts';
import { findOperations } from './methods.ts';

/**
 * Demands that every code in `x-errors` is in the area's list of error codes, `x-error-codes`, with
 * the status it comes with and what it means, and that the list has no code that nobody names. A
 * code is then explained once, and a slip in one shows.
 */
export const errorsKnown: Oas3Rule = () => ({
  Root(root, context) {
    const { location, report } = context;
    const written: object | undefined = Reflect.get(root, 'x-error-codes');
    const list = follow(written, location.child(['x-error-codes']), context);
    const codes = Object.entries(list?.node ?? {});
    const known = new Map<string, unknown>(codes);
    const named = new Set<string>();
    for (const { operation, location: place } of findOperations(root, context)) {
      const errors: unknown = Reflect.get(operation, 'x-errors');
      if (!Array.isArray(errors)) continue;
      for (const code of errors.map(String)) {
        named.add(code);
        if (known.has(code)) continue;
        const message = `\`${code}\` is not an error code of the area; add it there, or correct it`;
        report({ message, location: place.child(['x-errors']).key() });
      }
    }
    if (list === undefined) return;
    for (const [code, entry] of codes) {
      const place = list.location.child([code]).key();
      // A code that two areas share is described in one of them.
      const definition: unknown = isRef(entry)
        ? context.resolve(entry, list.location.source.absoluteRef).node
        : entry;
      const { status, description } = isPlainObject(definition) ? definition : {};
      if (!Number.isInteger(status) || typeof description !== 'string')
        report({ message: `\`${code}\` lacks its status or a description`, location: place });
      if (!named.has(code))
        report({ message: `no operation answers with \`${code}\`; drop it`, location: place });
    }
  },
});
