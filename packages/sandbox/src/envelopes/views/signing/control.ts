import type { FieldCheck } from './plain-words.ts';

/** The kind of control with which a tab is filled in on a page. */
export type ControlKind =
  | 'sign'
  | 'initial'
  | 'tick'
  | 'press'
  | 'decline'
  | 'text'
  | 'area'
  | 'date'
  | 'list'
  | 'radio'
  | 'file'
  | 'fixed'
  | 'note';

/** A tab, or a button of a group, as the template shows it. */
export interface Control {
  /** Its ID on the page, such as `f1`. */
  id: string;
  kind: ControlKind;
  /** The name of its field: `tab-` and the tab ID. */
  name: string;
  /** The label of the tab, or else the action at the tab. */
  label: string;
  value: string;
  checked: boolean;
  required: boolean;
  locked: boolean;
  /** The words for a value that is missing. */
  missing: string;
  error?: string | undefined;
  options: readonly { value: string; text: string }[];
  /** The text of a control that is not filled in by hand. */
  fixed: string;
  /** The name of its group of radio buttons. */
  group?: string | undefined;
  /** The rule of its value, which a script checks when the field is left. */
  check?: FieldCheck | undefined;
  maxLength?: string | undefined;
  /** The kind of on-screen keyboard. */
  inputMode?: string | undefined;
  /** The field that it depends on, and the value there; a script shows and hides it. */
  parent?: { name: string; value: string } | undefined;
  /** The place in points from the top left of the page. */
  place?: ControlPlace | undefined;
}

export interface ControlPlace {
  documentId: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The size of the letters. */
  size: number;
}
