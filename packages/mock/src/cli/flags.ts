/** What the command line knows, in the order of the help: the form of each flag, and what it does. */
const lines = [
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
] as const;

type Line = (typeof lines)[number];

/** The flags that stand alone. */
export type Switch = Extract<Line, readonly [string, '', string]>[0];

/** The flags that a value goes with. */
export type Valued = Exclude<Line[0], Switch>;

/** The same as `parseArgs` takes it. */
export const flags = Object.fromEntries(
  lines.map(([name, value]) => [name, { type: value === '' ? 'boolean' : 'string' } as const]),
);

const wide = Math.max(...lines.map(([name, value]) => `--${name} ${value}`.length));

/** The flags as the help lists them: a line each. */
export const flagLines = lines
  .map(([name, value, text]) => `  ${`--${name} ${value}`.padEnd(wide)}  ${text}\n`)
  .join('');

export const help = `Usage: countersign-mock [options]

${flagLines}
A flag goes before the environment, and that before the config file, which can
say more: faults, OAuth applications, time-outs. The README has all of it.
`;
