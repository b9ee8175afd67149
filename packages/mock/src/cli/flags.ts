/** A flag of a command: its name, the form of its value (empty where it takes none), and what it does. */
export type Flag = readonly [name: string, value: string, text: string];

/** The flags that the mock and the sandbox both have, in the order of the help. */
export const serverFlags = [
  ['port', '<number>', 'the port to listen on; 0 takes any free one (or PORT; 4010)'],
  ['host', '<address>', 'the address to listen on (or HOST; 127.0.0.1)'],
  [
    'hostnames',
    '<names>',
    'answer to these host names as well as localhost; * is any (or HOSTNAMES)',
  ],
  ['areas', '<names>', 'serve only these areas, with commas between (all)'],
  ['no-auth', '', 'take requests without a bearer token'],
  ['strict', '', 'refuse a number or a boolean where text is due'],
  ['seed', '<text>', 'what generated answers depend on beside the request'],
  ['dynamic', '', 'generate answers from the schemas, unless asked for others'],
  ['plain', '', 'answer with the examples of the specs as they stand'],
  ['rate-limit', '<n/seconds>', 'refuse calls of a token past n in that time'],
  ['https', '', 'serve HTTPS as well, with a certificate made for this machine'],
  ['certificate', '<file>', 'serve HTTPS as well, with this certificate (PEM)'],
  ['key', '<file>', 'the key of that certificate (PEM)'],
  ['cors', '<origins>', 'let pages of these origins call; * is any (pages of this machine)'],
  ['no-cors', '', 'let no pages of other origins call'],
  ['log', '<file>', 'write each exchange as a line of JSON; - is standard output'],
  ['remember', '<number>', 'how many exchanges the traffic page shows (500)'],
  ['reference', '<folder>', 'serve a built reference site under /reference'],
  ['config', '<file>', 'read options from this file (countersign.config.json, if there)'],
  ['help', '', 'print this'],
  ['version', '', 'print the version'],
] as const satisfies readonly Flag[];

export type ServerFlag = (typeof serverFlags)[number];

/** The names of the flags that take no value. */
export type Switch<Known extends Flag> = Extract<Known, readonly [string, '', string]>[0];

/** The names of the flags that take a value. */
export type Valued<Known extends Flag> = Exclude<Known[0], Switch<Known>>;

/** Flags as the help lists them: a line each. */
export function flagLines(flags: readonly Flag[]): string {
  const wide = Math.max(...flags.map(([name, value]) => `--${name} ${value}`.length));
  return flags
    .map(([name, value, text]) => `  ${`--${name} ${value}`.padEnd(wide)}  ${text}\n`)
    .join('');
}
