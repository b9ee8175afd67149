/**
 * A flag of a command: its name, the form of its value (empty if it takes none), and its
 * description.
 */
export type Flag = readonly [name: string, value: string, text: string];

/** The flags that the mock and the sandbox both have, in the order of the help. */
export const serverFlags = [
  ['port', '<number>', 'the port to listen on; 0 selects a free port (env PORT; default 4010)'],
  ['host', '<address>', 'the address to listen on (env HOST; default 127.0.0.1)'],
  ['hostnames', '<names>', 'more host names to serve besides localhost; * is any (env HOSTNAMES)'],
  ['base-uri', '<url>', 'the base_uri in OAuth_userInfo (default: the address of the server)'],
  ['areas', '<names>', 'serve only these areas, separated by commas (default: all)'],
  ['no-auth', '', 'accept requests without a bearer token'],
  ['strict', '', 'reject what the real service accepts but the specs do not have'],
  ['seed', '<text>', 'the seed of generated responses'],
  ['dynamic', '', 'generate responses from the schemas'],
  ['plain', '', 'respond with the examples of the specs unchanged'],
  ['rate-limit', '<n/seconds>', 'reject calls of a token over this limit'],
  ['https', '', 'also serve HTTPS, with a certificate created for this machine'],
  ['certificate', '<file>', 'also serve HTTPS, with this certificate (PEM)'],
  ['key', '<file>', 'the private key of the certificate (PEM)'],
  ['cors', '<origins>', 'allow pages of these origins; * is any (default: this machine)'],
  ['no-cors', '', 'allow no pages of other origins'],
  ['drain', '<seconds>', 'go on so long after SIGTERM, while /healthz/ready is 503 (default 0)'],
  ['log', '<file>', 'write each exchange as one line of JSON; - is standard output'],
  ['remember', '<number>', 'number of requests that the console keeps (default 1000)'],
  ['reference', '<folder>', 'serve a built reference site under /reference'],
  ['config', '<file>', 'read options from this file (default: countersign.config.json)'],
  ['help', '', 'print this help'],
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
