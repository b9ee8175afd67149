/** The value of a field: its text, or the rows of a table, each by the names of the columns. */
export type FieldValue = string | readonly Readonly<Record<string, string>>[];

/** A field of a document that is generated, as its placeholders say. */
export interface TemplateField {
  name: string;
  label: string;
  type: 'Date' | 'Select' | 'TableRow' | 'TextBox';
  /** Whether it stands outside of all conditions and tables. */
  required: boolean;
  /** The names of the columns of a table. */
  columns?: string[];
  /** The values that can be selected. */
  options?: string[];
}

/** A placeholder that cannot be understood. */
export interface TemplateError {
  errorCode: string;
  message: string;
  tagIdentifier: string;
}

/** The fields of a document, in the order in which they occur, and what is wrong with them. */
export interface TemplateFields {
  fields: TemplateField[];
  errors: TemplateError[];
}
