/**
 * Returns true only if zod would accept a value and return the same one. `false` means that zod
 * must validate it. So a check may be too strict, and never too lax.
 */
export type Check = (value: unknown) => boolean;

/** Combines rules for one kind of value into one that requires all of them. */
export function all<Value>(
  rules: readonly ((value: Value) => boolean)[],
): (value: Value) => boolean {
  const [first, second] = rules;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (rules.length === 2) return (value) => first(value) && second(value);
  return (value) => rules.every((rule) => rule(value));
}
