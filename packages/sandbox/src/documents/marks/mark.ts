/** A place on a page: points from the top left of the page as displayed, pages from 1. */
interface Placed {
  page: number;
  x: number;
  y: number;
}

/** The style of a mark's text. Defaults to Helvetica in 9 points, black. */
export interface TextStyle {
  /** A font of the service such as `Arial`; the nearest standard font that has the letters is used. */
  font?: string | undefined;
  /** Points. */
  fontSize?: number | undefined;
  /** A colour by its name in tabs (`NavyBlue`) or as `#000080`. */
  colour?: string | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  underline?: boolean | undefined;
}

/** Text in lines of its own, as wide as they come. */
export interface TextMark extends Placed, TextStyle {
  kind: 'text';
  value: string;
}

/**
 * Text divided into lines that fit into the width. It shrinks to the height, as far as it stays
 * legible.
 */
export interface TextBoxMark extends Placed, TextStyle {
  kind: 'textBox';
  value: string;
  width: number;
  height: number;
}

/**
 * A signature or initials: the image (PNG, JPEG or GIF) where it can be drawn, else the name in its
 * font; with an ID also a frame and the ID below. The box is 100 by 36 points without more, for
 * initials 50 by 36.
 */
export interface SignatureMark extends Placed {
  kind: 'signature' | 'initials';
  /** The name or the initials in letters. */
  name: string;
  /** The font of the name (`signature-fonts.ts`); without one, the first. */
  font?: string | undefined;
  image?: Uint8Array | undefined;
  /** The identifier of the signature, drawn small in the frame. */
  id?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** A box that may hold a cross; 12 points wide without more. */
export interface CheckboxMark extends Placed {
  kind: 'checkbox';
  checked: boolean;
  size?: number | undefined;
}

/** A circle that may hold a dot; 12 points wide without more. */
export interface RadioMark extends Placed {
  kind: 'radio';
  selected: boolean;
  size?: number | undefined;
}

/** A PNG, JPEG or GIF, in its own size (a pixel for a point) or as large as the box lets it be. */
export interface ImageMark extends Placed {
  kind: 'image';
  image: Uint8Array;
  width?: number | undefined;
  height?: number | undefined;
}

/** A line through what the box holds. */
export interface StrikeMark extends Placed {
  kind: 'strike';
  width: number;
  height: number;
}

/** A framed word as on a button, such as `Approve`. */
export interface WordMark extends Placed, TextStyle {
  kind: 'approve' | 'decline' | 'view';
  /** The text that replaces the word itself. */
  label?: string | undefined;
}

/** The ID of the envelope, small, at the top of every page. */
export interface EnvelopeStamp {
  kind: 'envelopeStamp';
  envelopeId: string;
}

/** A mark that can be drawn on a page. */
export type PageMark =
  | TextMark
  | TextBoxMark
  | SignatureMark
  | CheckboxMark
  | RadioMark
  | ImageMark
  | StrikeMark
  | WordMark;

/** A mark that can be drawn into a PDF. */
export type Mark = PageMark | EnvelopeStamp;
