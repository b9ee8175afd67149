import { breathe } from '../breathe.ts';
import {
  isRecord,
  resolve,
  type AnswerMembers,
  type JsonSchema,
  type SchemaSource,
} from './json-schema.ts';

/**
 * The members that an object of one schema gets in one situation, with those of the objects inside.
 */
interface Plan {
  /** Members that come before all others, since programs without a parser look for them there. */
  first: readonly string[];
  /** Members without a condition, in the order of the spec. */
  always: [name: string, value: unknown][];
  /** Members that depend on the value of another member. */
  conditional: {
    with: readonly string[];
    where: [name: string, values: readonly string[]][];
    members: Plan['always'];
  }[];
  /** The values of members by each of which such an object is left out of its parent. */
  absent: [name: string, values: readonly string[]][][];
  /** The members that hold objects with members of their own. */
  inside: [name: string, plan: () => Plan | undefined][];
}

/**
 * Returns a response body with the members that the service always writes, each with its default,
 * where the handler did not set them: `x-answer` of the schemas. The body itself is not changed.
 * @param situation names of the situation that the spec uses, such as `list` or `template`, in order
 */
export async function writeAnswerMembers(
  body: unknown,
  schema: JsonSchema,
  source: SchemaSource,
  situation: readonly string[] = [],
): Promise<unknown> {
  const later: Part[] = [];
  const completion = { left: objectsOfTurn, later };
  const whole = complete(body, planFor(schema, source, situation), completion);
  for (const { value, plan, put } of later) {
    await breathe();
    completion.left = objectsOfTurn;
    put(complete(value, plan, completion));
  }
  return whole;
}

/** The number of objects that are completed in one piece. */
const objectsOfTurn = 500;

/** A part of a body that is not completed yet, and the function that puts it into its place. */
interface Part {
  value: unknown;
  plan: Plan;
  put(whole: unknown): void;
}

/** The objects that this turn still completes, and the parts that later ones do. */
interface Completion {
  left: number;
  later: Part[];
}

function complete(value: unknown, plan: Plan | undefined, completion: Completion): unknown {
  if (plan === undefined) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [index, item] of value.entries())
      if (completion.left > 0) items.push(complete(item, plan, completion));
      else {
        items.push(item);
        completion.later.push({ value: item, plan, put: (whole) => (items[index] = whole) });
      }
    return items;
  }
  if (!isRecord(value)) return value;
  completion.left -= 1;
  const whole = { ...pick(value, plan.first), ...value };
  for (const { with: others, where, members } of plan.conditional)
    if (others.every((name) => whole[name] !== undefined) && hasValues(whole, where))
      add(whole, members);
  add(whole, plan.always);
  for (const [name, inner] of plan.inside) {
    const part = whole[name];
    if (part === undefined || part === null) continue;
    const partPlan = inner();
    if (isAbsent(part, partPlan)) Reflect.deleteProperty(whole, name);
    else if (partPlan === undefined) continue;
    else if (completion.left > 0) whole[name] = complete(part, partPlan, completion);
    else
      completion.later.push({ value: part, plan: partPlan, put: (done) => (whole[name] = done) });
  }
  return whole;
}

function pick(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (value[name] !== undefined) picked[name] = value[name];
  return picked;
}

function isAbsent(value: unknown, plan: Plan | undefined): boolean {
  if (plan === undefined || plan.absent.length === 0 || !isRecord(value)) return false;
  return plan.absent.some((where) => hasValues(value, where));
}

function hasValues(
  value: Readonly<Record<string, unknown>>,
  where: readonly [name: string, values: readonly string[]][],
): boolean {
  return where.every(([name, values]) => values.includes(String(value[name])));
}

/** Adds the members that are missing; an object that was given in part gets the rest of its default. */
function add(value: Record<string, unknown>, members: Plan['always']): void {
  for (const [name, member] of members) {
    const given = value[name];
    if (given === undefined) value[name] = member;
    else if (isRecord(given) && isRecord(member)) {
      const parts = Object.entries(member);
      // Many defaults are empty objects, to which nothing can be missing.
      if (parts.length === 0) continue;
      const whole = { ...given };
      add(whole, parts);
      value[name] = whole;
    }
  }
}

const plans = new WeakMap<SchemaSource, Map<string, Plan | undefined>>();

function planFor(
  schema: JsonSchema,
  source: SchemaSource,
  situation: readonly string[],
): Plan | undefined {
  if (schema.items !== undefined) return planFor(schema.items, source, situation);
  const name = schema.$ref;
  // Every schema with members has a name; see the rule no-inline-objects of the specs.
  if (name === undefined) return undefined;
  let known = plans.get(source);
  if (known === undefined) plans.set(source, (known = new Map()));
  const key = [name, ...situation].join(' ');
  if (known.has(key)) return known.get(key);
  // Schemas contain each other: the plan is known before its parts are.
  const plan: Plan = { first: [], always: [], conditional: [], absent: [], inside: [] };
  known.set(key, plan);
  fillPlan(plan, resolve(schema, source), source, situation);
  return plan;
}

function fillPlan(
  plan: Plan,
  schema: JsonSchema,
  source: SchemaSource,
  situation: readonly string[],
): void {
  const members = new Map<string, unknown>();
  for (const block of schema['x-answer'] ?? []) {
    if (!isFor(block, situation)) continue;
    for (const name of block.without ?? []) members.delete(name);
    if (block.first !== undefined) plan.first = block.first;
    const own = Object.entries(block.members ?? {});
    const { with: others, where } = block;
    if (block.absent === true) plan.absent.push(Object.entries(where ?? {}));
    else if (others === undefined && where === undefined)
      for (const [name, value] of own) members.set(name, value);
    else
      plan.conditional.push({
        with: others ?? [],
        where: Object.entries(where ?? {}),
        members: own,
      });
  }
  plan.always = [...members];
  const below = [...new Set([...situation, ...(schema['x-answer-inside'] ?? [])])].toSorted();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const inner = property.items ?? property;
    if (inner.$ref === undefined && inner.items === undefined) continue;
    let found: { plan: Plan | undefined } | undefined;
    plan.inside.push([name, () => (found ??= { plan: planFor(inner, source, below) }).plan]);
  }
}

function isFor({ in: any, notIn = [] }: AnswerMembers, names: readonly string[]): boolean {
  return (
    (any === undefined || any.some((name) => names.includes(name))) &&
    !notIn.some((name) => names.includes(name))
  );
}
