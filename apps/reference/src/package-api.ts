import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import typedocOptions from '../typedoc.json' with { type: 'json' };
import { BuildError } from './build-error.ts';
import { runTool } from './run-tool.ts';

/** A package whose API the site shows. */
export interface Package {
  name: string;
  description: string;
  /** The address of its page, as seen from the start page. */
  page: string;
}

const typedoc = path.dirname(fileURLToPath(import.meta.resolve('typedoc/package.json')));

/** Writes the API of the packages that typedoc.json names. */
export function writePackageApi(site: string): Promise<void> {
  return runTool(
    path.join(typedoc, 'bin/typedoc'),
    ['--out', path.join(site, 'packages')],
    'the API of the packages',
  );
}

/** The packages that typedoc.json names, in its order. */
export function packagesOf(site: string): Package[] {
  return typedocOptions.entryPoints.map((folder) => {
    const manifest = path.resolve(import.meta.dirname, '..', folder, 'package.json');
    const { name, description }: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
    const page = `packages/modules/${name.replace(/[^\w.-]/g, '_')}.html`;
    if (!existsSync(path.join(site, page)))
      throw new BuildError(`TypeDoc made no page for ${name} at ${page}`);
    return { name, description, page };
  });
}

interface Manifest {
  name: string;
  description: string;
}
