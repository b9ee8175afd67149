import { camelCase, typeName } from './names.ts';
import {
  keyOf,
  type Annotated,
  type BuiltInName,
  type ComplexType,
  type ElementDeclaration,
  type Facets,
  type GroupParticle,
  type ModelValue as ValueOfModelOnly,
  type QName,
  type Schema,
  type SimpleType,
  type TypeReference,
} from './schema.ts';
import { XsdError } from './xsd-error.ts';

/** What a field holds: one of the built-in types, a choice of words, or an object. */
export type ModelValue =
  | { kind: 'builtin'; name: BuiltInName; facets: Facets }
  | { kind: 'enumeration'; name: string }
  | { kind: 'object'; name: string };

/** A field of an object of the model, and where it stands in the XML. */
export interface ModelField {
  property: string;
  documentation: string[];
  kind: 'element' | 'attribute' | 'text' | 'any';
  /**
   * The elements from the object's own down to the value's: one, or several where types that do
   * nothing but hold a list lie between. Empty for the text of the object and for what is open.
   */
  path: QName[];
  value: ModelValue;
  /** Whether the model holds a list. */
  list: boolean;
  /** How often the last element of the path may occur. */
  min: number;
  max: number;
  /** Whether the XML must have the first element of the path. */
  required: boolean;
  /** Whether the model may lack the field although the XML must have it. */
  optional: boolean;
  nillable: boolean;
  /** Whether dates without a zone are read by the offset, in hours, that this field holds. */
  zone: boolean;
}

/** Of these groups of properties the XML has one, or where that is allowed none. */
export interface ModelChoice {
  required: boolean;
  /** Each group's properties, the ones that it cannot do without first. */
  alternatives: { required: string[]; optional: string[] }[];
}

export interface ModelObject {
  name: string;
  documentation: string[];
  /** The object whose fields come first. */
  base: string | undefined;
  /** In the order of the XML. */
  fields: ModelField[];
  choices: ModelChoice[];
}

export interface ModelEnumerationValue {
  /** The model's word. */
  name: string;
  documentation: string[];
  /** The word in the XML; values that the XML does not have lack it. */
  xml: string | undefined;
  /** The list of the JSON form that holds what has this value. */
  list: string | undefined;
  /** The field of the JSON form that is true where an item of the list has this value. */
  flag: string | undefined;
}

export interface ModelEnumeration {
  name: string;
  documentation: string[];
  values: ModelEnumerationValue[];
}

/** A schema as it looks from TypeScript. */
export interface Model {
  /** Each after what it is built from, if that can be; circles are left as they are. */
  objects: ModelObject[];
  enumerations: ModelEnumeration[];
  /** The elements that a document can begin with, by name, and the object each holds. */
  roots: { element: QName; object: string }[];
}

/**
 * The model of a schema. Names come from the hint `name`, else from the XML's by rule; a type that
 * only holds a list becomes that list.
 * @throws {XsdError} where two fields of an object come to the same name
 */
export function modelOf(schema: Schema): Model {
  const reader = new ModelReader(schema);
  const roots = [...schema.elements.values()].flatMap((element) => {
    const value = reader.valueOf(element.type, element);
    return value.kind === 'object' ? [{ element: element.name, object: value.name }] : [];
  });
  return {
    objects: [...reader.objects.values()],
    enumerations: [...reader.enumerations.values()],
    roots,
  };
}

class ModelReader {
  readonly objects = new Map<string, ModelObject>();
  readonly enumerations = new Map<string, ModelEnumeration>();
  readonly #schema: Schema;
  /** The types that are being read, so that a type may hold itself. */
  readonly #open = new Set<string>();

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  valueOf(reference: TypeReference, user: Annotated): ModelValue {
    if (reference.kind === 'builtin') return { ...reference, facets: {} };
    const type = this.#typeOf(reference.name, user);
    if (type.kind === 'simple') return this.#simpleValue(type);
    this.#object(type);
    return { kind: 'object', name: nameOfType(type) };
  }

  #typeOf(name: QName, user: Annotated): ComplexType | SimpleType {
    const type = this.#schema.types.get(keyOf(name));
    if (type === undefined) {
      throw new XsdError(`the type ${name.local} is declared nowhere`, user.place, 'Declare it.');
    }
    return type;
  }

  #simpleValue(type: SimpleType): ModelValue {
    if (type.values.length > 0) {
      this.#enumeration(type);
      return { kind: 'enumeration', name: nameOfType(type) };
    }
    const base = this.valueOf(type.base, type);
    return base.kind === 'builtin' ? { ...base, facets: { ...base.facets, ...type.facets } } : base;
  }

  #enumeration(type: SimpleType): void {
    const name = nameOfType(type);
    if (this.enumerations.has(name)) return;
    const lower = type.hints.get('case') === 'lower';
    const values = type.values.map((value): ModelEnumerationValue => ({
      name: value.hints.get('name') ?? (lower ? value.value.toLowerCase() : camelCase(value.value)),
      documentation: value.documentation,
      xml: value.value,
      list: value.hints.get('list'),
      flag: value.hints.get('flag'),
    }));
    const others = type.modelValues.map((value: ValueOfModelOnly): ModelEnumerationValue => ({
      name: value.name,
      documentation: ['Known in JSON only.'],
      xml: undefined,
      list: value.list,
      flag: undefined,
    }));
    this.enumerations.set(name, {
      name,
      documentation: type.documentation,
      values: [...values, ...others],
    });
  }

  #object(type: ComplexType): void {
    const name = nameOfType(type);
    if (this.objects.has(name) || this.#open.has(name)) return;
    this.#open.add(name);
    const base = type.base === undefined ? undefined : this.#typeOf(type.base, type);
    if (base?.kind === 'simple') {
      throw new XsdError(
        'extends a simple type in complexContent',
        type.place,
        'Use simpleContent.',
      );
    }
    if (base !== undefined) this.#object(base);
    const choices: ModelChoice[] = [];
    const fields = [
      ...this.#groupFields(type.content, choices, type),
      ...this.#textField(type),
      ...type.attributes.map((attribute): ModelField => ({
        ...blank,
        kind: 'attribute',
        property: attribute.hints.get('name') ?? camelCase(attribute.name.local),
        documentation: attribute.documentation,
        path: [attribute.name],
        value: this.valueOf(attribute.type, attribute),
        required: attribute.required,
        optional: attribute.hints.get('optional') === 'true',
      })),
    ];
    this.#refuseTwins(type, fields, base);
    this.#open.delete(name);
    this.objects.set(name, {
      name,
      documentation: type.documentation,
      base: base === undefined ? undefined : nameOfType(base),
      fields,
      choices,
    });
  }

  #refuseTwins(
    type: ComplexType,
    fields: readonly ModelField[],
    base: ComplexType | undefined,
  ): void {
    const inherited = base === undefined ? [] : (this.objects.get(nameOfType(base))?.fields ?? []);
    const names = [...inherited, ...fields].map(({ property }) => property);
    const twin = names.find((one, index) => names.indexOf(one) !== index);
    if (twin === undefined) return;
    throw new XsdError(
      `two fields of ${type.name.local} come to the name ${twin}`,
      type.place,
      'Give one of them another by the hint `name`.',
    );
  }

  #textField({ text, hints, place, documentation }: ComplexType): ModelField[] {
    if (text === undefined) return [];
    const value = this.valueOf(text, { hints, place, documentation });
    return [
      {
        ...blank,
        kind: 'text',
        property: 'value',
        documentation: ['The text of the element.'],
        value,
      },
    ];
  }

  #groupFields(
    group: GroupParticle | undefined,
    choices: ModelChoice[],
    owner: ComplexType,
  ): ModelField[] {
    if (group === undefined) return [];
    const parts = group.particles.map((particle): ModelField[] => {
      switch (particle.kind) {
        case 'element':
          return [this.#elementField(particle.element, particle)];
        case 'reference':
          return [this.#elementField(this.#elementOf(particle.name, owner), particle)];
        case 'any':
          return [{ ...blank, kind: 'any', property: 'unknownElements', max: particle.max }];
        default:
          return this.#groupFields(particle, choices, owner);
      }
    });
    if (group.kind === 'choice') choices.push(choiceOf(parts, group));
    const whole = group.kind !== 'choice' && group.min > 0;
    return parts.flat().map((field) => (whole ? field : { ...field, required: false }));
  }

  #elementOf(name: QName, owner: ComplexType): ElementDeclaration {
    const element = this.#schema.elements.get(keyOf(name));
    if (element === undefined) {
      throw new XsdError(
        `the element ${name.local} is declared nowhere`,
        owner.place,
        'Declare it.',
      );
    }
    return element;
  }

  #elementField(
    element: ElementDeclaration,
    { min, max }: { min: number; max: number },
  ): ModelField {
    const { name, hints, documentation, nillable } = element;
    const inner = max > 1 ? undefined : this.#listIn(element.type, element);
    return {
      ...blank,
      property: hints.get('name') ?? camelCase(name.local),
      documentation,
      path: [name, ...(inner?.path ?? [])],
      value: this.valueOf(inner?.item.type ?? element.type, element),
      list: max > 1 || inner !== undefined,
      min: inner?.min ?? min,
      max: inner?.max ?? max,
      required: min > 0,
      optional: hints.get('optional') === 'true',
      nillable,
      zone: hints.get('zone') === 'true',
    };
  }

  /** The list that a type does nothing but hold, itself or in a type like it. */
  #listIn(reference: TypeReference, user: Annotated): InnerList | undefined {
    if (reference.kind === 'builtin') return undefined;
    const type = this.#typeOf(reference.name, user);
    if (type.kind === 'simple' || type.base !== undefined || type.attributes.length > 0)
      return undefined;
    const [only, ...more] = type.content?.particles ?? [];
    if (only?.kind !== 'element' || more.length > 0 || type.content?.kind === 'choice')
      return undefined;
    if (only.max > 1) {
      return { path: [only.element.name], item: only.element, min: only.min, max: only.max };
    }
    const inner = this.#listIn(only.element.type, only.element);
    return inner && { ...inner, path: [only.element.name, ...inner.path] };
  }
}

interface InnerList {
  path: QName[];
  item: ElementDeclaration;
  min: number;
  max: number;
}

const blank: ModelField = {
  property: '',
  documentation: [],
  kind: 'element',
  path: [],
  value: { kind: 'builtin', name: 'string', facets: {} },
  list: false,
  min: 0,
  max: 1,
  required: true,
  optional: false,
  nillable: false,
  zone: false,
};

function choiceOf(parts: readonly ModelField[][], group: GroupParticle): ModelChoice {
  return {
    required: group.min > 0,
    alternatives: parts.map((fields) => ({
      required: fields.filter(({ required }) => required).map(({ property }) => property),
      optional: fields.filter(({ required }) => !required).map(({ property }) => property),
    })),
  };
}

function nameOfType({ name, hints }: ComplexType | SimpleType): string {
  return hints.get('name') ?? typeName(name.local);
}
