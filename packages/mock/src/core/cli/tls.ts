import { readText } from '../config/files.ts';
import { rereadable } from '../config/reread.ts';
import type { TlsFiles } from '../server/options.ts';
import type { ServerFlag } from './flags.ts';
import type { CommandArguments } from './read-arguments.ts';
import { atFlag, UsageError } from './usage-error.ts';

/** Reads the HTTPS options from the flags; a certificate and its key must come together. */
export function readTls(args: CommandArguments<ServerFlag>): TlsFiles | true | undefined {
  const certificate = args.value('certificate');
  const key = args.value('key');
  if (certificate !== undefined && key !== undefined) {
    const read = () => ({
      certificate: atFlag('certificate', () => readText(certificate)),
      key: atFlag('key', () => readText(key)),
    });
    return rereadable(read(), read);
  }
  if (certificate !== undefined) throw new UsageError('--certificate requires --key');
  if (key !== undefined) throw new UsageError('--key requires --certificate');
  return args.has('https') ? true : undefined;
}
