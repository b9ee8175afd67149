/** Where something is written, for messages. */
export interface Place {
  /** As it was given, or as the including file refers to it. */
  file: string;
  /** From 1. */
  line: number;
}

/** A name in its namespace; no namespace is the empty text. */
export interface QName {
  namespace: string;
  local: string;
}

/** What every component of a schema can carry. */
export interface Annotated {
  /** The documentation, one entry a paragraph. */
  documentation: string[];
  /** The attributes in namespaces other than XML Schema's, by local name. */
  hints: ReadonlyMap<string, string>;
  place: Place;
}

/** One of XML Schema's own simple types, such as `dateTime`. */
export interface BuiltIn {
  kind: 'builtin';
  name: BuiltInName;
}

/** A type of the schemas themselves. */
export interface NamedType {
  kind: 'named';
  name: QName;
}

export type TypeReference = BuiltIn | NamedType;

/** The built-in types that are covered. */
export const builtInNames = [
  'anyURI',
  'base64Binary',
  'boolean',
  'byte',
  'date',
  'dateTime',
  'decimal',
  'double',
  'float',
  'int',
  'integer',
  'long',
  'negativeInteger',
  'nonNegativeInteger',
  'nonPositiveInteger',
  'normalizedString',
  'positiveInteger',
  'short',
  'string',
  'token',
  'unsignedByte',
  'unsignedInt',
  'unsignedLong',
  'unsignedShort',
] as const;

export type BuiltInName = (typeof builtInNames)[number];

export interface EnumerationValue extends Annotated {
  value: string;
}

/** A value that the model knows and the schema does not; it comes from `appinfo`. */
export interface ModelValue {
  name: string;
  list: string | undefined;
}

export interface Facets {
  length?: number;
  minLength?: number;
  maxLength?: number;
  minInclusive?: number;
  maxInclusive?: number;
  pattern?: string;
}

export interface SimpleType extends Annotated {
  kind: 'simple';
  name: QName;
  base: TypeReference;
  /** Empty where any value of the base fits. */
  values: EnumerationValue[];
  modelValues: ModelValue[];
  facets: Facets;
}

/** How often something occurs. */
export interface Occurs {
  min: number;
  /** `Infinity` for `unbounded`. */
  max: number;
}

export interface ElementDeclaration extends Annotated {
  name: QName;
  type: TypeReference;
  nillable: boolean;
}

export interface ElementParticle extends Occurs {
  kind: 'element';
  element: ElementDeclaration;
}

/** An element that is declared by the schema itself, here named. */
export interface ReferenceParticle extends Occurs {
  kind: 'reference';
  name: QName;
  place: Place;
}

/** Elements that the schema leaves open. */
export interface AnyParticle extends Occurs {
  kind: 'any';
  place: Place;
}

export interface GroupParticle extends Occurs {
  kind: 'sequence' | 'choice' | 'all';
  particles: Particle[];
  place: Place;
}

export type Particle = ElementParticle | ReferenceParticle | AnyParticle | GroupParticle;

export interface AttributeDeclaration extends Annotated {
  name: QName;
  type: TypeReference;
  required: boolean;
}

export interface ComplexType extends Annotated {
  kind: 'complex';
  name: QName;
  /** The complex type that this one extends. */
  base: QName | undefined;
  /** The complex type that this one restricts: its content is stated anew, its attributes hold on. */
  restricts: QName | undefined;
  content: GroupParticle | undefined;
  /** The text that elements of the type hold, where they hold text and attributes only. */
  text: TypeReference | undefined;
  attributes: AttributeDeclaration[];
}

/** Some schema documents and all that they include and import. */
export interface Schema {
  /** By `keyOf` their name. */
  types: ReadonlyMap<string, ComplexType | SimpleType>;
  elements: ReadonlyMap<string, ElementDeclaration>;
}

/** A name as one text, fit for the key of a map. */
export function keyOf({ namespace, local }: QName): string {
  return `{${namespace}}${local}`;
}
