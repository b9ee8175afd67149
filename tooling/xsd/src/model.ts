import type { BuiltInName, Facets, QName } from './schema.ts';

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
