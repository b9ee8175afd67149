import { XMLParser } from 'fast-xml-parser';

/** The forms that a member has, by its path such as `signers[].status`. */
export type Forms = Map<string, Set<string>>;

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Forms of texts, the first that fits counts. */
const textForms: readonly [form: string, fits: RegExp][] = [
  ['""', /^$/],
  ['text true/false', /^(?:true|false)$/],
  ['text True/False', /^(?:True|False)$/],
  ['zero GUID', /^[0-]{36}$/],
  ['GUID', guid],
  ['datetime, 7 decimals, Z', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z$/],
  ['datetime, 7 decimals, no zone', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}$/],
  ['datetime, 0 to 3 decimals, Z', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/],
  ['datetime, 0 to 3 decimals, no zone', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?$/],
  ['date of the US with time', /^\d\d?\/\d\d?\/\d{4} \d\d?:\d\d:\d\d [ap]m$/i],
  ['integer as text', /^-?\d+$/],
  ['decimal as text', /^-?\d+\.\d+$/],
  ['e-mail', /^[^@\s]+@[^@\s]+$/],
  ['URL', /^https?:\/\//],
  ['path', /^\//],
  ['text', /^/],
];

/** The form of a value, in the words of the table. */
function formOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'array';
  if (typeof value === 'object') return Object.keys(value).length === 0 ? '{}' : 'object';
  if (typeof value !== 'string') return typeof value;
  return textForms.find(([, fits]) => fits.test(value))?.[0] ?? 'text';
}

/**
 * Lists every member of a body, at any depth. A body that is empty is a member without a name.
 * @param mark end of the paths of items, after that of their list
 */
export function listForms(body: unknown, mark = '[]'): Forms {
  const forms: Forms = new Map();
  const add = (path: string, value: unknown) => {
    const known = forms.get(path);
    if (known === undefined) forms.set(path, new Set([formOf(value)]));
    else known.add(formOf(value));
  };
  const visit = (value: unknown, path: string): void => {
    if (!Array.isArray(value) || mark !== '') add(path, value);
    if (Array.isArray(value)) for (const item of value) visit(item, `${path}${mark}`);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        visit(inner, path === '' ? name : `${path}.${name}`);
  };
  visit(body, '');
  return forms;
}

/** Lists the texts, numbers and booleans of each member of a body, by its path, each once, in order. */
export function listWords(body: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, `${path}[]`);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        visit(inner, path === '' ? name : `${path}.${name}`);
    else {
      const words = new Set(found.get(path)).add(String(value));
      found.set(path, [...words].toSorted());
    }
  };
  visit(body, '');
  return found;
}

const parser = new XMLParser({ parseTagValue: false, ignoreDeclaration: true });

/** Reads XML as members: elements of one name are one member, whether there are several or not. */
export function readXml(text: string): unknown {
  return parser.parse(text);
}
