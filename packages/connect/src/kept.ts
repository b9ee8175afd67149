/** A JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** An object of JSON, by the names of its fields. */
export interface JsonObject {
  [name: string]: JsonValue;
}

/** An XML element that the schema does not know, with all that is in it. */
export interface UnknownElement {
  name: string;
  /** Empty for none. */
  namespace: string;
  /** The attributes by name, with its prefix if it has one; `xmlns:` declares such a prefix. */
  attributes: Record<string, string>;
  /** The text of the element itself. */
  text: string;
  elements: UnknownElement[];
  /** The element of a list that it stands in, where the model does away with that element. */
  within?: string[];
}

/** An XML attribute that the schema does not know. */
export interface UnknownAttribute {
  /** The name of the attribute, with its prefix if it has one. */
  name: string;
  /** Empty for none. */
  namespace: string;
  value: string;
  /**
   * The path to the element that has it, if that is not an object of the model; numbers are indexes
   * in lists, from 0.
   */
  within?: (string | number)[];
}

/** Unknown parts that every object of an event can carry, so that nothing is lost. */
export interface Kept {
  /** Elements that the schema does not know; only events read from XML have them. */
  unknownElements?: UnknownElement[];
  /** Attributes that the schema does not know; only events read from XML have them. */
  unknownAttributes?: UnknownAttribute[];
  /** Fields of the JSON form that the model lacks; only events read from JSON have them. */
  otherFields?: JsonObject;
}

/** A part of a message that the contract does not define; it was kept. */
export interface Finding {
  code: 'unknown-attribute' | 'unknown-element' | 'unknown-field' | 'unlisted-value';
  /** An XPath in XML, a JSON pointer in JSON. */
  at: string;
  /** The unknown name or value. */
  found: string;
}

/** A word that the contract does not list, since lists may grow; a finding reports it. */
export type Unlisted = string & Record<never, never>;
