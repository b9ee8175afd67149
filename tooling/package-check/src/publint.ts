import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Fault } from './fault.ts';
import type { Subject } from './subject.ts';

/** What publint says of the tarball. Its suggestions count as much as its errors. */
export async function publintFaults({ tarball }: Subject): Promise<Fault[]> {
  const bytes = new Uint8Array(readFileSync(tarball.file));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((message) => ({
    where: ['package.json', ...message.path].join(' > '),
    what: (formatMessage(message, pkg, { color: false }) ?? message.code).replace(/\.$/, ''),
    remedy: `see https://publint.dev/rules#${message.code.toLowerCase()}`,
  }));
}
