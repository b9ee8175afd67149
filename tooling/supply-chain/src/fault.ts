/** Something that keeps a check from passing: what is wrong, and what puts it right. */
export interface Fault {
  /** The package, file or setting. */
  where: string;
  what: string;
  remedy: string;
}

/** A fault as the one line that is printed. */
export function lineOf({ where, what, remedy }: Fault): string {
  return `countersign: ${where}: ${what}; ${remedy}\n`;
}
