/**
 * A place of a field on a page: points from the top left of the page as displayed, pages from 1.
 */
export interface FieldPlace {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The value of a box or button when it is chosen; empty for other fields. */
  value: string;
  /** True if the box or button is chosen. */
  isOn: boolean;
}

/** A field of a PDF form with its places, from which tabs are created. */
export interface PlacedField {
  /** The full name, which is unique in its form. */
  name: string;
  type: 'text' | 'password' | 'checkbox' | 'radio' | 'list' | 'signature' | 'button';
  /** The tooltip; empty where it has none. */
  tooltip: string;
  /** The text, or the option that is chosen. */
  value: string;
  isRequired: boolean;
  isReadOnly: boolean;
  isMultiline: boolean;
  maxLength?: number;
  /** The size of the letters in points; absent where it follows from the room. */
  fontSize?: number;
  /** The options of a list. */
  options: { text: string; value: string }[];
  /** True for an existing signature, which is not a place for another one. */
  isSigned: boolean;
  places: FieldPlace[];
}

/** More fields than the longest forms have; each can become a tab. */
export const mostPlacedFields = 5000;
