import path from 'node:path';
import type { KnownNames } from '../faults/create-faults.ts';
import { messageOf } from '../message-of.ts';
import type { StartOptions } from '../server/options.ts';
import type { ConfigFault } from './config-error.ts';
import { readText, requireFolder } from './files.ts';
import { parseConfig } from './parse-config.ts';
import { rereadable } from './reread.ts';

/**
 * Reads a config file; paths in it start from its folder.
 * @throws ConfigError if the file does not exist, or with all faults in it
 */
export function readConfig(file: string, known: KnownNames): StartOptions {
  const { config, refuse } = parseConfig(readText(file), file, known);
  const { $schema: _schema, https, log, reference, ...same } = config;
  const faults: ConfigFault[] = [];

  /** A path of the file as one that the process can open. */
  const resolved = (name: string) => path.resolve(path.dirname(file), name);

  /**
   * Runs a reader on a file that the config names, and records a failure as a fault of the config.
   */
  function attempt<Result>(at: ConfigFault['path'], name: string, read: (name: string) => Result) {
    try {
      return read(resolved(name));
    } catch (error) {
      faults.push({ path: at, message: messageOf(error) });
      return undefined;
    }
  }

  const options: StartOptions = {
    ...same,
    ...(log !== undefined && { log: log === '-' ? log : resolved(log) }),
  };
  if (typeof https === 'boolean') options.https = https;
  else if (https !== undefined) {
    const certificate = attempt(['https', 'certificate'], https.certificate, readText);
    const key = attempt(['https', 'key'], https.key, readText);
    if (certificate !== undefined && key !== undefined)
      options.https = rereadable({ certificate, key }, () => ({
        certificate: readText(resolved(https.certificate)),
        key: readText(resolved(https.key)),
      }));
  }
  if (reference !== undefined) {
    const folder = attempt(['reference'], reference, requireFolder);
    if (folder !== undefined) options.reference = folder;
  }
  if (faults.length > 0) throw refuse(faults);
  return options;
}
