import { readFileSync } from 'node:fs';
import { z } from 'zod';

const kind = z.enum([
  'address',
  'company',
  'document',
  'email',
  'ip',
  'name',
  'phone',
  'text',
  'value',
]);

const names = z.array(z.string());

const rulesSchema = z.object({
  kinds: z.partialRecord(kind, names),
  endings: z.record(z.string(), kind),
  beside: z.record(
    z.string(),
    z.object({ kind, with: names.optional(), without: names.optional() }),
  ),
});

/** The kind of a personal value, which decides the stand-in for it. */
export type PersonalKind = z.output<typeof kind>;

/** The `x-personal` of the specs. */
export type PersonalRules = z.input<typeof rulesSchema>;

/** Finds the kind of personal data in a field, by its name and the fields next to it. */
export type FindPersonalKind = (
  name: string,
  beside?: Readonly<Record<string, unknown>>,
) => PersonalKind | undefined;

/** Reads which names the specs mark as personal. */
export function readPersonalKinds(): FindPersonalKind {
  const file = new URL('../../contract/personal.json', import.meta.url);
  const {
    kinds,
    endings,
    beside: rules,
  } = rulesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const whole = new Map<string, PersonalKind>();
  for (const one of kind.options) for (const name of kinds[one] ?? []) whole.set(name, one);
  return (name, beside = {}) => {
    const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
    const rule = Object.hasOwn(rules, plain) ? rules[plain] : undefined;
    if (rule === undefined)
      return whole.get(plain) ?? Object.entries(endings).find(([end]) => plain.endsWith(end))?.[1];
    const has = (given: readonly string[] = []) => given.some((one) => Object.hasOwn(beside, one));
    const fits = rule.with === undefined ? !has(rule.without) : has(rule.with);
    return fits ? rule.kind : undefined;
  };
}
