import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFiles } from '@countersign/spec-tools';
import { joinControl, listControlFiles } from '@countersign/spec-tools/control';
import { hashOf, hashOfFiles, hashOfTools } from '@countersign/spec-tools/kept';
import { reportPages } from '@countersign/spec-tools/report';
import type { Tree } from '@countersign/spec-tools/tree';
import { readAreas, type Area } from '../areas.ts';
import type { Files } from '../output.ts';
import { newerOf } from '../types/newer.ts';
import { areaPackages, packageExports } from './package-exports.ts';

const packages = {
  types: 'packages/types/src/generated',
  zod: 'packages/zod/src/generated',
  client: 'packages/client/src/generated',
  connect: 'packages/connect/src/generated',
} as const;

// Generators are loaded on demand: orval and openapi-typescript are slow to import.
const types = () => import('../types/generate-types.ts');
const zod = () => import('../zod/generate-zod.ts');
const client = () => import('../client/generate-client.ts');
const connect = () => import('../connect/generate-connect.ts');
const control = () => import('../control.ts');

/**
 * All parts of the generated code that are made of these areas, and those that are of none.
 * @param root the folder of the repository
 */
export function listParts(root: string, tree: Tree, areas: readonly string[]): Part[] {
  const code = hashOf(hashOfTools(), hashOfFiles(path.resolve(import.meta.dirname, '..')));
  const bundles = new Map(tree.areas.map((area) => [area, hashOfBundle(area)]));
  const everyBundle = hashOf(code, ...bundles.values());
  let read: Area[] | undefined;
  const all = () => (read ??= readAreas(path.join(tree.specs, 'dist')));
  const named = (name: string) => all().filter((area) => area.name === name);

  const ofAreas = areas.flatMap((area): Part[] => {
    const key = hashOf(code, bundles.get(area) ?? '');
    const newer = bundles.get(newerOf(area) ?? '') ?? '';
    return [
      {
        name: `types-${area}`,
        target: packages.types,
        area,
        key: hashOf(key, newer),
        make: () => each(named(area), async (one) => (await types()).generateTypesOf(one, all())),
      },
      {
        name: `zod-${area}`,
        target: packages.zod,
        area,
        key,
        make: () => each(named(area), async (one) => (await zod()).generateZodOf(one)),
      },
      {
        name: `client-${area}`,
        target: packages.client,
        area,
        key,
        make: () => each(named(area), async (one) => (await client()).generateClientOf(one)),
      },
    ];
  });

  return [
    ...ofAreas,
    {
      name: 'zod-shared',
      target: packages.zod,
      key: everyBundle,
      make: async () => (await zod()).generateSharedZod(all()),
    },
    {
      name: 'client-shared',
      target: packages.client,
      key: everyBundle,
      make: async () => (await client()).generateSharedClient(all()),
    },
    {
      name: 'connect',
      target: packages.connect,
      key: hashOf(code, tree.hash('connect')),
      make: async () => (await connect()).generateConnect(),
    },
    {
      name: 'report',
      target: 'specs',
      beside: true,
      key: hashOf(everyBundle, tree.hashBeside(), tree.hash('connect')),
      make: () => reportPages(tree.specs),
    },
    ...Object.keys(areaPackages)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .map((folder): Part => ({
        name: `exports-${path.basename(folder)}`,
        target: folder,
        beside: true,
        key: hashOf(code, ...tree.areas, readFileSync(path.join(root, folder, 'package.json'))),
        make: () => packageExports(root, folder, tree.areas),
      })),
    {
      name: 'control-sandbox',
      target: 'packages/sandbox/src/frame/control/generated',
      key: hashOf(code, ...listControlFiles(root).map((file) => readFileSync(file))),
      make: async () => {
        const { controlRoutes, controlSchemas, controlTypes } = await control();
        const spec = joinControl(root).json;
        return new Map([
          ['control.ts', await controlTypes(spec)],
          ['routes.ts', controlRoutes(spec)],
          ['schemas.ts', controlSchemas(spec, './control.ts')],
        ]);
      },
    },
  ];

  function hashOfBundle(area: string): string {
    const { document, sources } = bundleFiles(area, path.join(tree.specs, 'dist'));
    return hashOf(readFileSync(document), readFileSync(sources));
  }
}

/** Collects the files that are made of each area. */
async function each(areas: readonly Area[], make: (area: Area) => Promise<Files>): Promise<Files> {
  const made = await Promise.all(areas.map(make));
  return new Map(made.flatMap((files) => [...files]));
}

/** A part of the generated code, which is made as a whole. */
interface Part {
  /** The name under which the part is kept. */
  name: string;
  /** The folder of generated files that it is in, as seen from the root of the repository. */
  target: string;
  /** The folder in there that its files go into; none if undefined. */
  area?: string;
  /** The folder also has files that are not generated. */
  beside?: true;
  /** Hash of all that the part is made of. */
  key: string;
  make: () => Files | Promise<Files>;
}
