import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, type Ran } from '@countersign/tarballs';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** A package that a test breaks: its manifest, and what lies in its folder beside that. */
export interface Draft {
  manifest: Record<string, unknown>;
  files: Record<string, string>;
}

/** A package that has no fault, and depends on another of ours and on one of others. */
export function soundPackage(): Draft {
  return {
    manifest: {
      name: '@countersign/harbour',
      version: '1.2.3',
      description: 'Berths, for whoever has a boat.',
      keywords: ['berth'],
      homepage: 'https://example.org/quays/tree/main/packages/harbour#readme',
      bugs: 'https://example.org/quays/issues',
      license: 'MIT',
      author: 'Countersign contributors',
      repository: {
        type: 'git',
        url: 'git+https://example.org/quays.git',
        directory: 'packages/harbour',
      },
      files: ['dist'],
      type: 'module',
      sideEffects: false,
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './*': { types: './dist/parts/*.d.ts', default: './dist/parts/*.js' },
        './berths.json': './dist/berths.json',
        './package.json': './package.json',
      },
      publishConfig: { access: 'public', provenance: true },
      dependencies: { '@countersign/quay': 'workspace:*', zod: 'catalog:shipped' },
      peerDependencies: { express: '^4 || ^5' },
      engines: { node: '^20.19.0 || >=22.12.0' },
    },
    files: {
      'README.md':
        '# Harbour\n\n```sh\nnpm install @countersign/harbour\n```\n\n```ts\nimport "@countersign/harbour";\n```\n',
      'dist/index.js': "export const berths = 42;\nexport * from './parts/crane.js';\n",
      'dist/index.d.ts':
        "export declare const berths: number;\nexport * from './parts/crane.js';\n",
      'dist/parts/crane.js': 'export const crane = true;\n',
      'dist/parts/crane.d.ts': 'export declare const crane: boolean;\n',
      'dist/berths.json': '{}\n',
    },
  };
}

/** A repository of one package that is drafted, and one more that it depends on. */
export interface Repository {
  folder: string;
  /** Runs the command in a folder of it. */
  check(place?: string): Promise<Ran>;
  [Symbol.dispose](): void;
}

/** Writes a repository on this machine. The draft may need to know where: it is made last. */
export function repositoryOf(draft: (folder: string) => Draft): Repository {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'countersign-check-')));
  const write = (file: string, text: string): void => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const repository = { type: 'git', url: 'git+https://example.org/quays.git' };
  write('package.json', JSON.stringify({ private: true, packageManager, repository }));
  write(
    'pnpm-workspace.yaml',
    'packages: [packages/*]\npmOnFail: ignore\ncatalogs: { shipped: { zod: ^4.6.7 } }\n',
  );
  write('LICENSE', 'MIT License\n');
  write(
    'packages/quay/package.json',
    JSON.stringify({ name: '@countersign/quay', version: '1.2.3' }),
  );
  const { manifest, files } = draft(folder);
  write('packages/harbour/package.json', JSON.stringify(manifest));
  for (const [file, text] of Object.entries(files)) write(`packages/harbour/${file}`, text);
  // As an install would; packing reads the version of what a package depends on from there.
  const scope = path.join(folder, 'packages/harbour/node_modules/@countersign');
  mkdirSync(scope, { recursive: true });
  symlinkSync(path.join(folder, 'packages/quay'), path.join(scope, 'quay'), 'junction');
  return {
    folder,
    check: (place = 'packages/harbour') =>
      run(process.execPath, [cli], { folder: path.join(folder, place) }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
