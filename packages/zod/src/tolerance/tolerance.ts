/**
 * What the service takes and sends beyond the schemas: `x-tolerance` of an area of the specs.
 * specs/common/tolerance.yaml says what each rule means.
 */
export interface Tolerance {
  readonly requests: Reading;
  readonly responses: Reading;
}

/** How a value is read. A rule that is missing does not apply. */
export interface Reading {
  readonly propertyNames?: 'any-case';
  readonly enumValues?: 'any-case' | 'open';
  readonly nulls?: 'absent';
  readonly emptyText?: 'absent';
  readonly scalars?: 'any-type';
  readonly moments?: 'any-precision';
  readonly base64?: 'white-space';
  /** How the text of JSON is read, before there are values. */
  readonly json?: 'lenient';
}
