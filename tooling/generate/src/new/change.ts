import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SourceError } from '../errors.ts';
import { repeatEntries } from './repeat-entries.ts';
import { respell, type Spelling } from './spelling.ts';

/** A name is to be there as another one is, the model. */
export interface Change {
  spellings: readonly Spelling[];
  /** The files of the model to copy, as patterns. */
  files: readonly string[];
  /** The files of the model that the new name does not need, such as its own data. */
  except?: readonly string[];
  /** The files whose entries of the model are repeated. */
  entries: readonly string[];
  /** Changes the text of a copy further. */
  edit?: (text: string, file: string) => string;
}

/** The files that a change wrote, as seen from the root of the repository. */
export interface Written {
  created: string[];
  changed: string[];
}

/**
 * Writes what a new name needs by rule: copies of the files of its model, and entries beside those
 * of the model.
 * @param root the folder of the repository
 * @throws SourceError if there is no such model, or the name is taken
 */
export function applyChange(root: string, change: Change): Written {
  const { spellings, edit = (text) => text } = change;
  const found = globSync([...change.files], { cwd: root, exclude: [...(change.except ?? [])] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .toSorted();
  if (found.length === 0)
    throw new SourceError(`there is no ${change.files.join(' or ')}; give another one to --like`);
  const copies = found.map((file) => [file, respell(file, spellings)] as const);
  const taken = copies.find(([from, to]) => from === to || existsSync(path.join(root, to)));
  if (taken !== undefined) throw new SourceError(`${taken[1]} exists; choose another name`);
  for (const [from, to] of copies) {
    const text = readFileSync(path.join(root, from), 'utf8');
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    writeFileSync(path.join(root, to), edit(respell(text, spellings), to));
  }
  const changed = change.entries.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const next = repeatEntries(text, spellings);
    if (next !== text) writeFileSync(path.join(root, file), next);
    return next !== text;
  });
  return { created: copies.map(([, to]) => to), changed };
}
