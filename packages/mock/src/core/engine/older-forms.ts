import { isRecord } from './json-schema.ts';
import { Refusal } from './refusal.ts';

/**
 * A difference of an operation under the older prefix; `differs` of `x-older-listing` of the spec
 * describes the forms.
 */
export interface OlderForm {
  /** Both if it is not there. */
  in?: 'request' | 'response';
  /** A JSON pointer, in which `*` is every item of a list. */
  at: string;
  form: 'pairs' | 'commas' | 'count' | 'text' | 'group' | 'member' | 'rename' | 'none';
  name?: string;
  keep?: string[];
  fields?: string[];
  /** The sentence about a request that lacks the group; it may lack it if there is none. */
  missing?: string;
}

/** Turns the body of a request from its older form into the form of the spec, in place if it can. */
export function readOlderForms(body: unknown, forms: readonly OlderForm[]): unknown {
  return changeForms(body, forms, 'request', toNewer);
}

/** Turns the body of a response into its older form; undefined for none. */
export function writeOlderForms(body: unknown, forms: readonly OlderForm[]): unknown {
  return changeForms(body, forms, 'response', toOlder);
}

type Change = (value: unknown, form: OlderForm) => unknown;

function changeForms(
  body: unknown,
  forms: readonly OlderForm[],
  direction: NonNullable<OlderForm['in']>,
  change: Change,
): unknown {
  // The body is the field of an object, so that it can be replaced too.
  const root = { body };
  for (const form of forms) {
    if (form.in !== undefined && form.in !== direction) continue;
    const steps = ['body', ...form.at.split('/').slice(1)];
    visit(root, steps, (parent, key) => {
      if (form.form === 'rename') rename(parent, key, form.name ?? key);
      else parent[key] = change(parent[key], form);
    });
  }
  return root.body;
}

type Parent = Record<string, unknown>;

/** Calls a function with each object that has the field at the end of a path, and its name. */
function visit(
  value: unknown,
  [step, ...rest]: readonly string[],
  found: (parent: Parent, key: string) => void,
): void {
  if (step === undefined) return;
  if (step === '*') {
    if (Array.isArray(value)) for (const item of value) visit(item, rest, found);
    return;
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return;
  if (rest.length === 0) found(value, step);
  else visit(value[step], rest, found);
}

function rename(parent: Parent, key: string, name: string): void {
  parent[name] = parent[key];
  delete parent[key];
}

const toOlder: Change = (value, { form, name, keep = [], fields = [] }) => {
  switch (form) {
    case 'pairs':
      return isRecord(value) ? writePairs(value, name, keep) : value;
    case 'commas':
      return Array.isArray(value) ? value.join(',') : value;
    case 'count':
      return Array.isArray(value) ? String(value.length) : value;
    case 'text':
      return typeof value === 'boolean' || typeof value === 'number' ? String(value) : value;
    case 'group':
      return isRecord(value) ? writeGroup(value, name ?? '', fields) : value;
    case 'member':
      return isRecord(value) ? value[name ?? ''] : value;
    default:
      return undefined;
  }
};

const toNewer: Change = (value, { form, name, keep = [], missing }) => {
  switch (form) {
    case 'pairs':
      return readPairs(value, name, keep);
    case 'commas':
      return typeof value === 'string' ? value.split(',').map((text) => text.trim()) : value;
    case 'group':
      return readGroup(value, name ?? '', missing);
    default:
      return value;
  }
};

/** The scalars of an object as names and values; without `name` the list is all there is. */
function writePairs(value: Parent, name: string | undefined, keep: readonly string[]): unknown {
  const pairs = Object.entries(value)
    .filter(([, setting]) => typeof setting !== 'object')
    .map(([setting, text]) => ({ name: setting, value: String(text) }));
  if (name === undefined) return pairs;
  const kept = Object.entries(value).filter(([setting]) => keep.includes(setting));
  return { ...Object.fromEntries(kept), [name]: pairs };
}

/** Reads a list of names and values as an object. Any other value stays as it is. */
function readPairs(value: unknown, name: string | undefined, keep: readonly string[]): unknown {
  const list = name === undefined ? value : isRecord(value) ? value[name] : undefined;
  if (!Array.isArray(list)) return value;
  const entries: [string, unknown][] = [];
  for (const item of list) {
    if (!isRecord(item) || typeof item['name'] !== 'string') return value;
    entries.push([item['name'], item['value']]);
  }
  const kept = isRecord(value) ? Object.entries(value).filter(([key]) => keep.includes(key)) : [];
  return Object.fromEntries([...kept, ...entries]);
}

function writeGroup(value: Parent, name: string, fields: readonly string[]): Parent {
  const group: Parent = {};
  const rest: Parent = {};
  for (const [key, item] of Object.entries(value))
    (fields.includes(key) ? group : rest)[key] = item;
  return { [name]: group, ...rest };
}

/** @throws Refusal where the group is missing, and must not be */
function readGroup(value: unknown, name: string, missing: string | undefined): unknown {
  if (missing !== undefined && isRecord(value) && !isRecord(value[name]))
    throw new Refusal('badParameter', missing);
  if (!isRecord(value) || !isRecord(value[name])) return value;
  const { [name]: group, ...rest } = value;
  return { ...(isRecord(group) ? group : {}), ...rest };
}
