/** A field of a PDF form, as a page shows it to a person. */
export interface FormField {
  /** The full name, which is unique in its form. */
  name: string;
  type: 'text' | 'checkbox' | 'choice';
  /** The accessible description of the field; its name if there is none. */
  label: string;
  /** The text, the option that is chosen, or `true` or `false` of a checkbox. */
  value: string;
  isRequired: boolean;
  isReadOnly: boolean;
  isMultiline: boolean;
  /** The maximum number of characters; absent if there is none. */
  maxLength?: number;
  /** The options of a choice; empty for other fields. */
  options: string[];
}

/** More fields than forms for people have, and few enough to read and fill each of them. */
export const mostFormFields = 1000;
