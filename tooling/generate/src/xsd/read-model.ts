import { documentationIn } from './annotation.ts';
import { readEnumeration } from './enumeration.ts';
import {
  builtInNames,
  type Model,
  type ModelEnumeration,
  type ModelObject,
  type ModelValue,
} from './model.ts';
import { capital, requireDistinct } from './names.ts';
import { readFields } from './read-fields.ts';
import {
  keyOf,
  nameIn,
  readSchema,
  refuse,
  refuseAttributes,
  schemaNamespace,
  type Declaration,
  type Schema,
} from './read-schema.ts';
import { XsdError, type QName, type XmlElement } from './xml-document.ts';

/**
 * Reads the model of a schema from its documents. Names come from the hint `name`, otherwise from
 * the XML's by rule; a type that only contains a list becomes that list.
 * @throws {XsdError} at the first construct that is not covered, if a name is not declared, and if
 *   two types, two fields of an object or two words get the same name
 */
export function readModel(files: readonly string[]): Model {
  const schema = readSchema(files);
  const reader = new ModelReader(schema);
  const roots = [...schema.elements.values()].flatMap(({ name, element, scope }) => {
    const value = reader.readValue(nameIn(element, 'type', scope), element);
    return value.kind === 'object' ? [{ element: name, object: value.name }] : [];
  });
  return { objects: reader.objects, enumerations: reader.enumerations, roots };
}

/** Reads the types of a schema, and resolves the names in it. */
export class ModelReader {
  readonly objects: ModelObject[] = [];
  readonly enumerations: ModelEnumeration[] = [];
  readonly #schema: Schema;
  /** The types that have been read, by the model's name. */
  readonly #types = new Map<string, Declaration>();
  /** The types that are being read. */
  readonly #open = new Set<Declaration>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  readValue(name: QName, user: XmlElement): ModelValue {
    const type = this.findType(name, user);
    if (type !== undefined) return this.#readType(type, user);
    const builtIn = builtInNames.find((one) => one === name.local);
    return builtIn === undefined
      ? refuse(user, `the built-in type ${name.local}`)
      : { kind: 'builtin', name: builtIn };
  }

  /** The type of the schema with a name; none if the name is that of a built-in type. */
  findType(name: QName, user: XmlElement): Declaration | undefined {
    if (name.namespace === schemaNamespace) return undefined;
    return this.#schema.types.get(keyOf(name)) ?? undeclared('type', name, user);
  }

  findElement(name: QName, user: XmlElement): Declaration {
    return this.#schema.elements.get(keyOf(name)) ?? undeclared('element', name, user);
  }

  #readType(type: Declaration, user: XmlElement): ModelValue {
    const { element } = type;
    const name = element.hints.get('name') ?? capital(type.name.local);
    const kind = element.name.local === 'simpleType' ? 'enumeration' : 'object';
    if (this.#open.has(type)) refuse(user, `the type ${type.name.local} that contains itself`);
    const known = this.#types.get(name);
    if (known === type) return { kind, name };
    if (known !== undefined) requireDistinct([name, name], 'types', element.place);
    this.#types.set(name, type);
    this.#open.add(type);
    if (kind === 'object') this.objects.push(this.#readObject(type, name));
    else this.enumerations.push(readEnumeration(type, name));
    this.#open.delete(type);
    return { kind, name };
  }

  #readObject(type: Declaration, name: string): ModelObject {
    const { element } = type;
    refuseAttributes(element, ['name']);
    const fields = readFields(type, this);
    const properties = fields.map(({ property }) => property);
    requireDistinct(properties, `fields of ${type.name.local}`, element.place);
    return { name, documentation: documentationIn(element), fields };
  }
}

function undeclared(what: string, name: QName, { place }: XmlElement): never {
  throw new XsdError(`the ${what} ${name.local} is not declared`, place, 'Declare it.');
}
