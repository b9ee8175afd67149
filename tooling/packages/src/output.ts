/** The output of a command. */
export interface Output {
  /** Prints text to stdout, as it is. */
  print(text: string): void;
  /** Prints a line about a problem to stderr. */
  complain(line: string): void;
}

/** The output of this process. */
export const processOutput: Output = {
  print: (text) => process.stdout.write(text),
  complain: (line) => process.stderr.write(`${line}\n`),
};
