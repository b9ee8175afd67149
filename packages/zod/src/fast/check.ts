/**
 * Whether zod would take a value and give back the same. `false` says less: that zod has to look
 * for itself. So a check may be strict where it is not sure, and never lax.
 */
export type Check = (value: unknown) => boolean;

/** Of any number of rules for one kind of value, one that wants them all. */
export function all<Value>(
  rules: readonly ((value: Value) => boolean)[],
): (value: Value) => boolean {
  const [first, second] = rules;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (rules.length === 2) return (value) => first(value) && second(value);
  return (value) => rules.every((rule) => rule(value));
}
