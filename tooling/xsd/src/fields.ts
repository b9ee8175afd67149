import { choicesOf, refuseWithin } from './choice.ts';
import { listIn } from './list.ts';
import type { ModelChoice, ModelField, ModelValue } from './model.ts';
import { camelCase } from './names.ts';
import type {
  Annotated,
  AttributeDeclaration,
  ComplexType,
  ElementDeclaration,
  GroupParticle,
  Occurs,
  QName,
  SimpleType,
  TypeReference,
} from './schema.ts';
import { XsdError } from './xsd-error.ts';

/** Finds what a name stands for. */
export interface Reader {
  valueOf(reference: TypeReference, user: Annotated): ModelValue;
  typeOf(name: QName, user: Annotated): ComplexType | SimpleType;
  elementOf(name: QName, user: Annotated): ElementDeclaration;
}

/** Makes fields of what a type declares. */
export class FieldReader {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** @param choices takes in what the group says of which fields are there together */
  ofGroup(
    group: GroupParticle | undefined,
    choices: ModelChoice[],
    owner: ComplexType,
  ): ModelField[] {
    if (group === undefined) return [];
    refuseWithin(group);
    const parts = group.particles.map((particle): ModelField[] => {
      switch (particle.kind) {
        case 'element':
          return [this.#ofElement(particle.element, particle)];
        case 'reference':
          return [this.#ofElement(this.#reader.elementOf(particle.name, owner), particle)];
        case 'any':
          return [{ ...blank, kind: 'any', property: 'unknownElements', max: particle.max }];
        default:
          return this.ofGroup(particle, choices, owner);
      }
    });
    choices.push(...choicesOf(group, parts));
    const whole = group.kind !== 'choice' && group.min > 0;
    return parts.flat().map((field) => (whole ? field : { ...field, required: false }));
  }

  ofText(type: ComplexType): ModelField[] {
    if (type.text === undefined) return [];
    return [
      {
        ...blank,
        kind: 'text',
        property: 'value',
        documentation: ['The text of the element.'],
        value: this.#simple(type.text, type, 'simpleContent'),
      },
    ];
  }

  ofAttribute(attribute: AttributeDeclaration): ModelField {
    return {
      ...blank,
      kind: 'attribute',
      property: attribute.hints.get('name') ?? camelCase(attribute.name.local),
      documentation: attribute.documentation,
      path: [attribute.name],
      value: this.#simple(attribute.type, attribute, `the attribute ${attribute.name.local}`),
      required: attribute.required,
      optional: attribute.hints.get('optional') === 'true',
    };
  }

  /** A value that text can say. */
  #simple(reference: TypeReference, user: Annotated, what: string): ModelValue {
    const value = this.#reader.valueOf(reference, user);
    if (value.kind !== 'object') return value;
    throw new XsdError(
      `${what} of the complex type ${value.name} is not covered`,
      user.place,
      'Take a simple type.',
    );
  }

  #ofElement(element: ElementDeclaration, { min, max }: Occurs): ModelField {
    const { name, hints, documentation, nillable, place } = element;
    if (nillable && max > 1) {
      const what = `the element ${name.local} repeats and is nillable, which is not covered`;
      throw new XsdError(what, place, 'Leave out one of the two.');
    }
    const inner = max > 1 ? undefined : listIn(element.type, element, this.#reader);
    return {
      ...blank,
      property: hints.get('name') ?? camelCase(name.local),
      documentation,
      path: [name, ...(inner?.path ?? [])],
      value: this.#reader.valueOf(inner?.item.type ?? element.type, element),
      list: max > 1 || inner !== undefined,
      min: inner?.min ?? min,
      max: inner?.max ?? max,
      required: min > 0,
      optional: hints.get('optional') === 'true',
      nillable,
      zone: hints.get('zone') === 'true',
    };
  }
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
