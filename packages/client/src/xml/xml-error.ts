import { CountersignError } from '../errors/countersign-error.js';

/** A place in a text; lines and columns count from 1. */
export interface XmlPosition {
  readonly line: number;
  readonly column: number;
}

/** A text that is not the XML it should be, or a value that XML cannot hold. */
export class XmlError extends CountersignError {
  override name = 'XmlError';
  /** The position in the text, if the fault has one. */
  readonly position: XmlPosition | undefined;

  constructor(message: string, position?: XmlPosition, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.position = position;
  }
}

/** Creates the error for a text that is not well-formed XML, with the fault and its position. */
export function notXml(fault: string, position: XmlPosition): XmlError {
  const { line, column } = position;
  return new XmlError(
    `The body is not well-formed XML at line ${line}, column ${column}: ${fault}`,
    position,
  );
}

/** The place of an index in a text. */
export function positionIn(text: string, index: number): XmlPosition {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
