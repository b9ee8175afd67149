import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningMock } from '@countersign/mock';
import { z } from 'zod';

/** A part of a request: `path.accountId`, `query.count`, `form.file`, or `body`. */
const part = z.string().regex(/^(body|(path|query|form)\..+)$/);

const signatureSchema = z.strictObject({
  /** The area that the client is for. */
  area: z.string(),
  /** The class. */
  api: z.string(),
  method: z.string(),
  /** In their order: a part of the request, or an object with the part that each option is. */
  arguments: z.array(z.union([part, z.record(z.string(), part)])),
});

/** How a method of a client is called. */
export type Signature = z.infer<typeof signatureSchema>;

/** A request that a step led to, as the mock has noted it. */
export interface Call {
  method: string;
  /** Path and query; what stands for a secret is masked. */
  url: string;
  status: number;
  operation?: string;
  fault?: string;
}

/** How a program is run. */
export interface Run {
  /** A folder for files of the run. */
  folder: string;
  /** What is said to the program after the host and port of the service. */
  args: readonly string[];
  /** Nothing, where it is left out. */
  environment?: NodeJS.ProcessEnv;
  /** What is done after each step, before the program goes on. */
  between?: () => Promise<void>;
}

const message = z.strictObject({
  title: z.string(),
  /** Whether the client threw, as the program expected. */
  failed: z.boolean(),
  /** What the program got from its client. */
  gave: z.json(),
  /** How the method is called that the step is about. */
  signature: z.exactOptional(signatureSchema),
  /** Why nobody can use that method, although it is answered. */
  lacking: z.exactOptional(z.string()),
});

/** A step of a program, and the requests that it led to. */
export type Step = z.infer<typeof message> & { calls: readonly Call[] };

/**
 * Runs a program of the folder `clients` in a process of its own, and notes each step of it with
 * the requests that came in the meantime.
 * @throws Error with what the program wrote, where it does not come to its end
 */
export async function runProgram(
  name: string,
  mock: RunningMock,
  { folder, args, environment, between }: Run,
): Promise<Step[]> {
  const { httpsUrl, certificate, traffic } = mock;
  if (httpsUrl === undefined || certificate === undefined) throw new Error('The mock lacks https.');
  const certificateFile = path.join(folder, 'certificate.pem');
  writeFileSync(certificateFile, certificate);

  const { host } = new URL(httpsUrl);
  const file = path.resolve(import.meta.dirname, `../clients/${name}.mjs`);
  // As a rule nothing else of the environment: no proxy stands between the client and the mock.
  const program = fork(file, [host, ...args], {
    env: { ...environment, NODE_EXTRA_CA_CERTS: certificateFile },
    execArgv: [],
    silent: true,
  });
  const steps: Step[] = [];
  const written: string[] = [];
  traffic.clear();
  program.stdout?.on('data', (text) => written.push(String(text)));
  program.stderr?.on('data', (text) => written.push(String(text)));

  program.on('message', async (sent) => {
    const step = message.parse(JSON.parse(masked(JSON.stringify(sent), host)));
    const calls = traffic.recent().map(({ method, url, status, operation, fault }) => ({
      method,
      url: masked(url, host),
      status,
      ...(operation !== undefined && { operation }),
      ...(fault !== undefined && { fault }),
    }));
    traffic.clear();
    steps.push({ ...step, calls });
    await between?.();
    program.send('noted');
  });
  const code = await new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}:\n${written.join('')}`);
  return steps;
}

// The port is another one in each run.
function masked(text: string, host: string): string {
  return text.replaceAll(host, host.replace(/\d+$/, '4010'));
}
