import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { environment } from './run.ts';

/** A server that ends when it is disposed. */
export interface Server extends Disposable {
  url: string;
}

/**
 * Starts a server in a process of its own, with its state in memory.
 * @param folder the folder of the examples, in which its package is found
 */
export async function startServer(folder: string, name: 'mock' | 'sandbox'): Promise<Server> {
  const start = name === 'mock' ? 'startMock' : 'startSandbox';
  const program = path.join(folder, `${start}.mjs`);
  const code = [
    `import { ${start} } from '@countersign/${name}';`,
    `console.log((await ${start}()).url);`,
  ];
  writeFileSync(program, code.join('\n'));
  const child = spawn(process.execPath, [program], {
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url]: string[] = await once(createInterface(child.stdout), 'line');
  return { url: url ?? '', [Symbol.dispose]: () => child.kill() };
}
