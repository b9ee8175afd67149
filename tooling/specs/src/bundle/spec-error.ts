/** A place in the spec tree; lines and columns count from 1. */
export interface SpecPlace {
  file: string;
  line?: number;
  column?: number;
}

/** Something in the spec tree that nothing can be made of. */
export class SpecError extends Error {
  override name = 'SpecError';
  readonly place: SpecPlace;

  constructor(place: SpecPlace, message: string) {
    super(message);
    this.place = place;
  }

  /** One line for people: `file:line:column: message`. */
  get oneLine(): string {
    const { file, line, column } = this.place;
    const where = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${where}: ${this.message.replaceAll('\n', ' ')}`;
  }
}
