/** The value of a field: its text, or the rows of a table, each by the names of the columns. */
export type FieldValue = string | readonly Readonly<Record<string, string>>[];

/** A field of a document that is generated, as its tags say. */
export interface TemplateField {
  name: string;
  label: string;
  type: 'Date' | 'Select' | 'TableRow' | 'TextBox';
  /** True for a field outside of all conditions and tables. */
  always: boolean;
  /** The names of the columns of a table. */
  columns?: string[];
  /** The values that can be selected, with the texts that show them. */
  options?: { label: string; value: string }[];
}

/** A tag that cannot be understood, or that a value does not fit. */
export interface TemplateError {
  tagIdentifier: string;
  errorCode: string;
  message: string;
}

/** The fields of a document, in order of occurrence, and the errors in its tags. */
export interface TemplateFields {
  fields: TemplateField[];
  errors: TemplateError[];
}
