import type { Oas3Rule } from '@redocly/openapi-core';

/** The rights that an administrator of an organization can give to a delegated administrator. */
const rights: readonly unknown[] = ['users', 'accounts', 'domains', 'connect'];

/**
 * The keys of `x-administrators`, each with a function that returns the problem with a value;
 * undefined for a valid one.
 */
const keys: Record<string, (value: unknown) => string | undefined> = {
  delegated: (value) =>
    rights.includes(value) ? undefined : `\`delegated\` is one of ${rights.join(', ')}`,
  account: (value) => (value === true ? undefined : '`account` is true; leave it out otherwise'),
  anyone: (value) => (value === true ? undefined : '`anyone` is true; leave it out otherwise'),
};

/**
 * Checks that `x-administrators` says in known words who can call an operation of an organization
 * in addition to the administrators of the organization.
 */
export const administratorsKnown: Oas3Rule = () => ({
  Operation(operation, { location, report }) {
    const named: unknown = Reflect.get(operation, 'x-administrators');
    if (named === undefined) return;
    const place = location.child(['x-administrators']);
    const entries = Object.entries(Object(named));
    if (entries.length === 0)
      report({
        message:
          '`x-administrators` says who else can call it; leave it out where no other user can',
        location: place,
      });
    for (const [key, value] of entries) {
      const check = keys[key];
      const problem =
        check === undefined
          ? `\`${key}\` is not one of ${Object.keys(keys).join(', ')}`
          : check(value);
      if (problem !== undefined) report({ message: problem, location: place });
    }
  },
});
