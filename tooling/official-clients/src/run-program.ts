import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningMock } from '@countersign/mock';
import { z } from 'zod';

/** A part of a request: `path.accountId`, `query.count`, `query.ids[]` for a list, `form.file`, or `body`. */
const part = z.string().regex(/^(body|(path|query|form)\..+)$/);

const signatureSchema = z.strictObject({
  /** The area that the client is for. */
  area: z.string(),
  /** The class. */
  api: z.string(),
  method: z.string(),
  /** In order. Each is a part of the request, or an object with a part for each option. */
  arguments: z.array(z.union([part, z.record(z.string(), part)])),
});

/** The signature of a method of a client. */
export type Signature = z.infer<typeof signatureSchema>;

/** A request of a step, as the server recorded it. */
export interface Call {
  method: string;
  /** Path and query, with masked secrets. */
  url: string;
  status: number;
  operation?: string;
  fault?: string;
}

/** Options for running a program. */
interface Run {
  /** A folder for files of the run. */
  folder: string;
  /** The arguments after the host and port of the service. */
  args: readonly string[];
  /** Empty by default, so that there is no proxy between the client and the server. */
  environment?: NodeJS.ProcessEnv;
  /** Called after each step, before the program continues. */
  afterStep?: (step: Step) => Promise<void>;
}

const message = z.strictObject({
  title: z.string(),
  /** True if the client threw, as the program expected. */
  failed: z.boolean(),
  /** The value that the client returned or threw. */
  result: z.json(),
  /** The signature of the method that the step tests. */
  signature: z.exactOptional(signatureSchema),
  /** The reason why no program can use that method, although its call succeeds. */
  lacking: z.exactOptional(z.string()),
});

/** A step of a program, and its requests. */
export type Step = z.infer<typeof message> & { calls: readonly Call[] };

/**
 * Runs a program of the folder `clients` in a process of its own, and records each step with its
 * requests.
 * @throws Error with the output of the program if it fails, or the error of `afterStep`
 */
export async function runProgram(
  name: string,
  server: RunningMock,
  { folder, args, environment, afterStep }: Run,
): Promise<Step[]> {
  const { httpsUrl, certificate, traffic } = server;
  if (httpsUrl === undefined || certificate === undefined)
    throw new Error('The server requires https.');
  const certificateFile = path.join(folder, 'certificate.pem');
  writeFileSync(certificateFile, certificate);

  const { host } = new URL(httpsUrl);
  const file = path.resolve(import.meta.dirname, `../clients/${name}.mjs`);
  const program = fork(file, [host, ...args], {
    env: { ...environment, NODE_EXTRA_CA_CERTS: certificateFile },
    execArgv: [],
    silent: true,
  });
  const steps: Step[] = [];
  let output = '';
  traffic.clear();
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text) => (output += text));
  async function record(sent: unknown): Promise<void> {
    const step = message.parse(JSON.parse(masked(JSON.stringify(sent), host)));
    const calls = traffic.recent().map(({ method, url, status, operation, fault }) => ({
      method,
      url: masked(url, host),
      status,
      ...(operation !== undefined && { operation }),
      ...(fault !== undefined && { fault }),
    }));
    steps.push({ ...step, calls });
    await afterStep?.({ ...step, calls });
    // After that: the control API of the sandbox lists the same requests.
    traffic.clear();
    program.send('recorded');
  }
  let failure: { error: unknown } | undefined;
  program.on('message', (sent) => {
    record(sent).catch((error: unknown) => {
      failure ??= { error };
      program.kill();
    });
  });
  const [code] = await once(program, 'close');
  if (failure !== undefined) throw failure.error;
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}:\n${output}`);
  return steps;
}

// The port is different in each run.
function masked(text: string, host: string): string {
  return text.replaceAll(host, host.replace(/\d+$/, '4010'));
}
