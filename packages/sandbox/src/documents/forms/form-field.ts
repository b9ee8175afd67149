/** A field of a PDF form, as a page shows it to a person. */
export interface FormField {
  /** The full name, which is unique in its form. */
  name: string;
  type: 'text' | 'checkbox' | 'choice';
  /** What it says for people who cannot see the form; the name where the form has no such text. */
  label: string;
  /** The text, the option that is chosen, or `true` or `false` of a checkbox. */
  value: string;
  isRequired: boolean;
  isReadOnly: boolean;
  isMultiline: boolean;
  /** How many characters fit; absent where nothing limits them. */
  maxLength?: number;
  /** What a choice offers; empty for other fields. */
  options: string[];
}

/** More fields than forms for people have, and few enough to read and fill each of them. */
export const mostFormFields = 1000;
