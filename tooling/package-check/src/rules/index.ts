import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';
import { dependencies } from './dependencies.ts';
import { documents } from './documents.ts';
import { entries } from './entries.ts';
import { fileSizes } from './file-sizes.ts';
import { foreignFiles } from './foreign-files.ts';
import { machinePaths } from './machine-paths.ts';
import { manifestFields } from './manifest-fields.ts';
import { scripts } from './scripts.ts';
import { secrets } from './secrets.ts';
import { sourceMaps } from './source-maps.ts';

/** Our own rules, beside those of publint and are-the-types-wrong. */
export const rules: readonly ((subject: Subject) => Fault[])[] = [
  manifestFields,
  scripts,
  dependencies,
  entries,
  documents,
  foreignFiles,
  sourceMaps,
  machinePaths,
  fileSizes,
  secrets,
];
