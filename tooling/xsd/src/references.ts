import {
  keyOf,
  type ComplexType,
  type Particle,
  type Place,
  type QName,
  type Schema,
  type SimpleType,
  type TypeReference,
} from './schema.ts';
import { XsdError } from './xsd-error.ts';

interface Reference {
  name: QName;
  place: Place;
  what: 'type' | 'element';
}

/**
 * Follows every reference once, so that whoever uses the schema need not ask whether it leads
 * anywhere.
 * @throws {XsdError} where a name stands for nothing, or a type is built on itself
 */
export function requireAll({ types, elements }: Schema): void {
  const references = [
    ...[...types.values()].flatMap((type) => referencesOf(type)),
    ...[...elements.values()].flatMap(({ type, place }) => typeReference(type, place)),
  ];
  for (const { name, place, what } of references) {
    if ((what === 'element' ? elements : types).has(keyOf(name))) continue;
    throw new XsdError(
      `the ${what} ${name.local} is declared nowhere`,
      place,
      'Declare it, or include or import the file that does.',
    );
  }
  for (const type of types.values()) refuseCircle(type, types);
}

function referencesOf(type: ComplexType | SimpleType): Reference[] {
  if (type.kind === 'simple') return typeReference(type.base, type.place);
  const built = [type.base, type.restricts].flatMap((name): Reference[] =>
    name === undefined ? [] : [{ name, place: type.place, what: 'type' }],
  );
  return [
    ...built,
    ...(type.text === undefined ? [] : typeReference(type.text, type.place)),
    ...(type.content === undefined ? [] : inParticle(type.content)),
    ...type.attributes.flatMap(({ type: of, place }) => typeReference(of, place)),
  ];
}

function typeReference(reference: TypeReference, place: Place): Reference[] {
  return reference.kind === 'named' ? [{ name: reference.name, place, what: 'type' }] : [];
}

function inParticle(particle: Particle): Reference[] {
  switch (particle.kind) {
    case 'any':
      return [];
    case 'element':
      return typeReference(particle.element.type, particle.element.place);
    case 'reference':
      return [{ name: particle.name, place: particle.place, what: 'element' }];
    default:
      return particle.particles.flatMap((inner) => inParticle(inner));
  }
}

/** A type may hold itself, but not be its own base. */
function refuseCircle(type: ComplexType | SimpleType, types: Schema['types']): void {
  const seen = new Set<ComplexType | SimpleType>();
  for (
    let one: ComplexType | SimpleType | undefined = type;
    one !== undefined;
    one = baseOf(one, types)
  ) {
    if (seen.has(one)) {
      throw new XsdError(
        `the type ${one.name.local} is built on itself`,
        one.place,
        'Take it out of the circle.',
      );
    }
    seen.add(one);
  }
}

function baseOf(type: ComplexType | SimpleType, types: Schema['types']) {
  const reference = type.kind === 'simple' ? type.base : type.text;
  if (reference?.kind === 'named') return types.get(keyOf(reference.name));
  const name = type.kind === 'complex' ? (type.base ?? type.restricts) : undefined;
  return name === undefined ? undefined : types.get(keyOf(name));
}
