/** What keeps a package from being published. */
export interface Fault {
  /** A file of the tarball, with the field of it where there is one. */
  where: string;
  what: string;
  /** What puts it right. */
  remedy: string;
}

/** How many faults that one remedy puts right are told one by one. */
const told = 5;

/** The faults of a package as the lines that are printed. */
export function linesOf(name: string, faults: readonly Fault[]): string[] {
  const byRemedy = Map.groupBy(faults, ({ remedy }) => remedy);
  return [...byRemedy].flatMap(([remedy, alike]) => {
    const lines = alike.slice(0, told).map(({ where, what }) => `${where}: ${what}; ${remedy}`);
    if (alike.length > told) lines.push(`${alike.length - told} more like the last; ${remedy}`);
    return lines.map((line) => `${name}: ${line}`.replaceAll(/\s+/g, ' '));
  });
}
