/** How a tab is filled in on a page. */
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
  /** The label of the tab, else what is to be done. */
  label: string;
  value: string;
  checked: boolean;
  required: boolean;
  locked: boolean;
  error?: string | undefined;
  options: readonly { value: string; text: string }[];
  /** What stands there where nobody fills it in by hand. */
  fixed: string;
  /** What group of radio buttons it is one of. */
  group?: string | undefined;
  maxLength?: string | undefined;
  /** What a keyboard on the screen is for. */
  inputMode?: string | undefined;
  /** The field that it depends on, and the value there; a script shows and hides it. */
  parent?: { name: string; value: string } | undefined;
  /** In points from the top left of the page. */
  place?: ControlPlace | undefined;
}

export interface ControlPlace {
  documentId: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the letters. */
  size: number;
}
