import type { Oas3Rule } from '@redocly/openapi-core';

/**
 * Demands that every `pattern`, and every key of `patternProperties`, is a regular expression of
 * ECMAScript both with the `u` flag and without. Validators compile patterns in either way; one
 * that fails with the flag breaks whoever chose the other way.
 */
export const patternsCompile: Oas3Rule = () => ({
  Schema({ pattern, ...schema }, { location, report }) {
    const reason = pattern === undefined ? undefined : fault(pattern);
    if (reason !== undefined)
      report({ message: complaint(pattern ?? '', reason), location: location.child(['pattern']) });

    const named = 'patternProperties' in schema ? schema.patternProperties : undefined;
    for (const key of Object.keys(named ?? {})) {
      const why = fault(key);
      if (why === undefined) continue;
      const place = location.child(['patternProperties', key]).key();
      report({ message: complaint(key, why), location: place });
    }
  },
});

function complaint(pattern: string, reason: string): string {
  return `the pattern \`${pattern}\` is not a valid regular expression ${reason}; correct it`;
}

/** Why a pattern does not compile, or undefined where it does. */
function fault(pattern: string): string | undefined {
  for (const flags of ['', 'u']) {
    try {
      RegExp(pattern, flags);
    } catch (error) {
      const detail = error instanceof Error ? error.message.split(': ').at(-1) : '';
      return `${flags === '' ? '' : 'with the `u` flag '}(${detail})`;
    }
  }
  return undefined;
}
