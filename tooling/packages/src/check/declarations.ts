import path from 'node:path';
import type { Tarball } from '../tarballs/tarball.ts';

/**
 * Checks that compilers find everything that the declarations of the entries import: files of the
 * package, and packages that are installed with it. The compiler reports what is missing only to
 * programs with `skipLibCheck: false`; for others the types silently become `any`.
 */
export function checkDeclarations(tarball: Tarball): string[] {
  const { manifest } = tarball;
  const files = new Set(tarball.files.map((file) => file.path));
  const installed = new Set([
    manifest.name,
    ...Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] }),
  ]);
  const problems: string[] = [];
  const reached = new Set(listEntries(manifest['exports'], files));
  for (const file of reached) {
    for (const specifier of listImports(tarball.read(file) ?? '')) {
      if (specifier.startsWith('.')) {
        const found = findDeclaration(path.posix.join(path.posix.dirname(file), specifier), files);
        if (found === undefined)
          problems.push(`${file} imports ${specifier}, which is not in the package`);
        else reached.add(found);
        continue;
      }
      const name = nameOf(specifier);
      if (!specifier.startsWith('node:') && !installed.has(name))
        problems.push(
          `${file} imports ${name}, which is not in dependencies or peerDependencies; export no type of it`,
        );
    }
  }
  return problems;
}

/** Lists the declarations of the entries; those of an entry with a star are all that it matches. */
function listEntries(exports: unknown, files: ReadonlySet<string>): string[] {
  return Object.values(exports ?? {}).flatMap((target: unknown) => {
    if (typeof target !== 'object' || target === null || !('types' in target)) return [];
    const [start = '', end] = String(target.types).slice('./'.length).split('*');
    if (end === undefined) return [start];
    return [...files].filter((file) => file.startsWith(start) && file.endsWith(end));
  });
}

function listImports(declarations: string): string[] {
  const code = declarations.replaceAll(/\/\*[^]*?\*\//g, '');
  const imports = code.matchAll(/\b(?:from|import)\s*\(?\s*(['"])(?<specifier>[^'"]+)\1/g);
  return [...new Set([...imports].map(({ groups }) => groups?.['specifier'] ?? ''))];
}

/** Finds the declarations that a compiler reads for an imported path. */
function findDeclaration(to: string, files: ReadonlySet<string>): string | undefined {
  const stem = to.replace(/(?<!\.d)\.[jt]s$/, '');
  return [`${stem}.d.ts`, to, `${stem}/index.d.ts`].find(
    (file) => files.has(file) && !file.endsWith('.js'),
  );
}

/** The name of the package in a specifier such as `@scope/name/entry`. */
function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
