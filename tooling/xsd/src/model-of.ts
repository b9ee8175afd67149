import { enumerationOf } from './enumeration.ts';
import { restricted } from './facets.ts';
import { FieldReader, type Reader } from './fields.ts';
import type { Model, ModelChoice, ModelEnumeration, ModelObject, ModelValue } from './model.ts';
import { typeName } from './names.ts';
import {
  keyOf,
  type Annotated,
  type ComplexType,
  type ElementDeclaration,
  type QName,
  type Schema,
  type SimpleType,
  type TypeReference,
} from './schema.ts';
import { XsdError } from './xsd-error.ts';

/**
 * The model of a schema. Names come from the hint `name`, else from the XML's by rule; a type that
 * only holds a list becomes that list.
 * @throws {XsdError} where two types, two fields of an object or two words come to the same name
 */
export function modelOf(schema: Schema): Model {
  const reader = new ModelReader(schema);
  const roots = [...schema.elements.values()].flatMap((element) => {
    const value = reader.valueOf(element.type, element);
    return value.kind === 'object' ? [{ element: element.name, object: value.name }] : [];
  });
  return { objects: reader.objects(), enumerations: [...reader.enumerations.values()], roots };
}

interface Made {
  type: ComplexType;
  object: ModelObject;
}

class ModelReader implements Reader {
  readonly enumerations = new Map<string, ModelEnumeration>();
  readonly #schema: Schema;
  readonly #made = new Map<string, Made>();
  /** The types that have a name, those that are being read included, for a type may hold itself. */
  readonly #named = new Map<string, ComplexType | SimpleType>();
  readonly #fields = new FieldReader(this);

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /** All objects, each after its base. */
  objects(): ModelObject[] {
    const sorted = new Set<ModelObject>();
    for (const { object, type } of this.#made.values()) {
      const line = this.#lineOf(object);
      refuseTwins(type, line);
      for (const one of line) sorted.add(one);
    }
    return [...sorted];
  }

  /** An object behind those that it is built on. */
  #lineOf(object: ModelObject): ModelObject[] {
    const base = object.base === undefined ? undefined : this.#made.get(object.base);
    return [...(base === undefined ? [] : this.#lineOf(base.object)), object];
  }

  valueOf(reference: TypeReference, user: Annotated): ModelValue {
    if (reference.kind === 'builtin') return { ...reference, facets: {} };
    const type = this.typeOf(reference.name, user);
    if (type.kind === 'simple') return this.#simpleValue(type);
    this.#object(type);
    return { kind: 'object', name: nameOfType(type) };
  }

  typeOf(name: QName, user: Annotated): ComplexType | SimpleType {
    const type = this.#schema.types.get(keyOf(name));
    return type ?? nowhere('type', name, user);
  }

  elementOf(name: QName, user: Annotated): ElementDeclaration {
    return this.#schema.elements.get(keyOf(name)) ?? nowhere('element', name, user);
  }

  #simpleValue(type: SimpleType): ModelValue {
    if (type.values.length === 0) return restricted(this.valueOf(type.base, type), type);
    const name = nameOfType(type);
    if (this.#claim(name, type)) this.enumerations.set(name, enumerationOf(type, name));
    return restricted({ kind: 'enumeration', name }, type);
  }

  #object(type: ComplexType): void {
    const name = nameOfType(type);
    if (!this.#claim(name, type)) return;
    const base = this.#complex(type.base, type);
    if (base !== undefined) this.#object(base);
    const choices: ModelChoice[] = [];
    const fields = [
      ...this.#fields.ofGroup(type.content, choices, type),
      ...this.#fields.ofText(type),
      ...this.#attributesOf(type).map((attribute) => this.#fields.ofAttribute(attribute)),
    ];
    const object = {
      name,
      documentation: type.documentation,
      base: base === undefined ? undefined : nameOfType(base),
      fields,
      choices,
    };
    this.#made.set(name, { type, object });
  }

  /** @returns whether the name is new */
  #claim(name: string, type: ComplexType | SimpleType): boolean {
    const present = this.#named.get(name);
    if (present === type) return false;
    this.#named.set(name, type);
    if (present === undefined) return true;
    throw new XsdError(
      `the types ${present.name.local} and ${type.name.local} come to the same name ${name}`,
      type.place,
      `Give it or the one in ${present.place.file}:${present.place.line} another by the hint \`name\`.`,
    );
  }

  #complex(name: QName | undefined, user: ComplexType): ComplexType | undefined {
    const type = name === undefined ? undefined : this.typeOf(name, user);
    if (type?.kind !== 'simple') return type;
    throw new XsdError(
      'builds on a simple type in complexContent',
      user.place,
      'Use simpleContent.',
    );
  }

  /** The attributes of a type itself; a restriction has those that it does not restate too. */
  #attributesOf(type: ComplexType): ComplexType['attributes'] {
    const restricts = this.#complex(type.restricts, type);
    if (restricts === undefined) return type.attributes;
    const stated = new Set(type.attributes.map(({ name }) => keyOf(name)));
    const others = this.#allAttributesOf(restricts).filter(({ name }) => !stated.has(keyOf(name)));
    return [...others, ...type.attributes];
  }

  #allAttributesOf(type: ComplexType): ComplexType['attributes'] {
    const base = this.#complex(type.base, type);
    return [
      ...(base === undefined ? [] : this.#allAttributesOf(base)),
      ...this.#attributesOf(type),
    ];
  }
}

function nowhere(what: string, name: QName, { place }: Annotated): never {
  throw new XsdError(`the ${what} ${name.local} is declared nowhere`, place, 'Declare it.');
}

/** @param line the object behind those that it is built on */
function refuseTwins(type: ComplexType, line: readonly ModelObject[]): void {
  const names = line.flatMap(({ fields }) => fields).map(({ property }) => property);
  const twin = names.find((one, index) => names.indexOf(one) !== index);
  if (twin === undefined) return;
  throw new XsdError(
    `two fields of ${type.name.local} come to the name ${twin}`,
    type.place,
    'Give one of them another by the hint `name`.',
  );
}

function nameOfType({ name, hints }: ComplexType | SimpleType): string {
  return hints.get('name') ?? typeName(name.local);
}
