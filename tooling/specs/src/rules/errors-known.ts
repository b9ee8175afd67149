import { isPlainObject, isRef, type Location, type Oas3Rule } from '@redocly/openapi-core';
import { readExtension } from './extension.ts';

/**
 * Checks that every code in `x-errors` is in the area's list of error codes, `x-error-codes`, with
 * its status and a description, and that an operation uses every code of the list.
 */
export const errorsKnown: Oas3Rule = () => {
  const used = new Map<string, Location>();
  return {
    Paths: {
      Operation(operation, { location }) {
        const codes: unknown = Reflect.get(operation, 'x-errors');
        if (!Array.isArray(codes)) return;
        for (const code of codes) used.set(String(code), location.child(['x-errors']));
      },
    },
    Root: {
      leave(root, context) {
        const { report, resolve } = context;
        const list = readExtension(root, 'x-error-codes', context);
        const known = isPlainObject(list.node) ? list.node : {};
        for (const [code, location] of used)
          if (!Object.hasOwn(known, code)) {
            const message = `\`${code}\` is not an error code of the area; add it there, or correct it`;
            report({ message, location: location.key() });
          }
        for (const [code, written] of Object.entries(known)) {
          const location = list.location.child([code]).key();
          // A code that two areas share is described in one of them.
          const entry: unknown = isRef(written)
            ? resolve(written, list.location.source.absoluteRef).node
            : written;
          const { status, description } = isPlainObject(entry) ? entry : {};
          if (!Number.isInteger(status) || typeof description !== 'string')
            report({ message: `\`${code}\` lacks its status or a description`, location });
          if (!used.has(code))
            report({ message: `no operation answers with \`${code}\`; drop it`, location });
        }
      },
    },
  };
};
