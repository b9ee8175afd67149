/** A word of a command, quoted where the shell would read it as something else. */
export function shellWord(text: string): string {
  return /^[\w./:@=-]+$/.test(text) ? text : quoted(text);
}

/** A word in quotes, in which a POSIX shell reads every character as it is. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** An option and its value. */
export function option(name: string, value: string): string {
  return `${name} ${shellWord(value)}`;
}

/** A command with each of its parts in a line. */
export function command(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}
