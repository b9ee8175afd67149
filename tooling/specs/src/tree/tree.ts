import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashOf } from './kept.ts';

/** A folder of the tree: the hash of its files, and the other folders that they refer to. */
interface Folder {
  hash: string;
  refersTo: ReadonlySet<string>;
}

/** A relative path that leads up, and the first name after that. */
const upwards = /((?:\.\.\/)+)([\w.-]+)\//g;

/** A spec tree as a whole: its areas, and the folders of each of them. */
export class Tree {
  /** The folder of the tree. */
  readonly specs: string;
  /** Its areas, in the order of their names. */
  readonly areas: readonly string[];
  readonly #folders = new Map<string, Folder>();

  constructor(specs: string) {
    this.specs = specs;
    this.areas = readdirSync(specs)
      .filter((name) => existsSync(this.root(name)))
      .toSorted();
  }

  /** The document that an area begins with. */
  root(area: string): string {
    return path.join(this.specs, area, 'openapi.yaml');
  }

  /** The folders that an area is made of: its own, and all that lead on from there. */
  reach(area: string): string[] {
    const reached = new Set([area]);
    // The loop also visits names that are added during it.
    for (const name of reached) for (const next of this.#read(name).refersTo) reached.add(next);
    return [...reached].toSorted();
  }

  /** A hash of all files that an area is made of. */
  hash(area: string): string {
    return hashOf(...this.reach(area).flatMap((name) => [name, this.#read(name).hash]));
  }

  /** A hash of the lists and settings that lie beside the areas. */
  hashBeside(): string {
    const files = readdirSync(this.specs, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsv|yaml)$/.test(entry.name))
      .map(({ name }) => name)
      .toSorted();
    return hashOf(...files.flatMap((name) => [name, readFileSync(path.join(this.specs, name))]));
  }

  /**
   * The areas that a folder of the tree is part of; all areas where no folder is named.
   * @throws {UnknownFolder} if the tree has no such folder
   */
  select(folders: readonly string[]): string[] {
    const known = new Set(this.areas.flatMap((area) => this.reach(area)));
    for (const folder of folders)
      if (!known.has(folder)) throw new UnknownFolder(folder, [...known].toSorted());
    if (folders.length === 0) return [...this.areas];
    return this.areas.filter((area) => this.reach(area).some((name) => folders.includes(name)));
  }

  #read(name: string): Folder {
    const known = this.#folders.get(name);
    if (known !== undefined) return known;
    const parts: (string | Buffer)[] = [];
    const refersTo = new Set<string>();
    for (const file of filesIn(path.join(this.specs, name))) {
      const content = readFileSync(path.join(this.specs, name, file));
      parts.push(file, content);
      const depth = file.split('/').length;
      const text = file.endsWith('.yaml') ? content.toString() : '';
      for (const [, up = '', other = ''] of text.matchAll(upwards))
        if (up.length === '../'.length * depth && existsSync(path.join(this.specs, other)))
          refersTo.add(other);
    }
    const folder = { hash: hashOf(...parts), refersTo };
    this.#folders.set(name, folder);
    return folder;
  }
}

/** A named area does not exist. */
export class UnknownFolder extends Error {
  override name = 'UnknownFolder';

  constructor(folder: string, known: readonly string[]) {
    super(`specs has no area ${folder}. Name one of these: ${known.join(', ')}.`);
  }
}
