/**
 * The forms that the service accepts and sends beyond the schemas: `x-tolerance` of an area of the
 * specs. specs/common/tolerance.yaml explains each rule.
 */
export interface Tolerance {
  readonly requests: Reading;
  readonly responses: Reading;
}

/** The rules for reading a value. A rule that is missing does not apply. */
export interface Reading {
  readonly propertyNames?: 'any-case';
  readonly enumValues?: 'any-case' | 'open';
  readonly nulls?: 'absent';
  readonly emptyText?: 'absent';
  readonly scalars?: 'any-type';
  readonly moments?: 'any-precision';
  readonly base64?: 'white-space';
  /** Leaves out properties that the schema does not have, which are noted in either case. */
  readonly unknownNames?: 'absent';
  /** The rule for reading the text of JSON, before there are values. */
  readonly json?: 'lenient';
}
