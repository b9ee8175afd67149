import { readText } from '../config/files.ts';
import type { TlsFiles } from '../server/options.ts';
import type { ServerFlag } from './flags.ts';
import type { Words } from './read-words.ts';
import { atFlag, UsageError } from './usage-error.ts';

/** How HTTPS is to be served, where the flags say so; certificate and key only go together. */
export function readTls(words: Words<ServerFlag>): TlsFiles | true | undefined {
  const certificate = words.value('certificate');
  const key = words.value('key');
  if (certificate !== undefined && key !== undefined)
    return {
      certificate: atFlag('certificate', () => readText(certificate)),
      key: atFlag('key', () => readText(key)),
    };
  if (certificate !== undefined) throw new UsageError('--certificate requires --key');
  if (key !== undefined) throw new UsageError('--key requires --certificate');
  return words.has('https') ? true : undefined;
}
