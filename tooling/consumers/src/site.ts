import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry, type Registry } from '@countersign/packages/registry';
import { packAll, type Tarball } from '@countersign/packages';
import { given, type Given } from './findings.ts';
import { install } from './install.ts';
import { publishAll } from './publish.ts';
import { mock, startByNpx } from './server.ts';

/** What is installed for the projects, all but the servers. */
export const library = [
  '@countersign/client',
  '@countersign/connect',
  '@countersign/specs',
  '@countersign/types',
  '@countersign/zod',
  'zod',
] as const;

/** Everything that is set up once: the packages in a registry, and projects that installed them. */
export interface Site {
  tarballs: readonly Tarball[];
  registry: Registry;
  /** The projects, outside of the repository, with what is installed in a folder beside them. */
  projects: string;
  /** The project that has only the mock. */
  server: string;
  /** The project that has only the sandbox. */
  sandbox: string;
  /** What a project is told; its mock is the one that was installed. */
  given(): Given;
  /** A new folder that goes with the rest. */
  folder(name: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Packs and publishes the packages, installs them, and starts the mock.
 * @throws where any step fails; nothing is left behind then
 */
export async function openSite(): Promise<Site> {
  const root = await mkdtemp(path.join(tmpdir(), 'countersign-consumers-'));
  const ends: (() => Promise<void>)[] = [() => rm(root, { recursive: true })];
  const close = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  const folder = async (name: string): Promise<string> => {
    const made = path.join(root, name);
    await mkdir(made);
    return made;
  };
  try {
    const tarballs = await packAll(path.join(root, 'tarballs'));
    const registry = await startRegistry(await folder('registry'));
    ends.push(registry.close);
    await publishAll(registry, tarballs);

    const projects = path.join(root, 'projects');
    await copyProjects(projects);
    const server = path.join(projects, 'server');
    await install(server, ['@countersign/mock'], registry, tarballs);
    const sandbox = path.join(projects, 'sandbox');
    await install(sandbox, ['@countersign/sandbox'], registry, tarballs);
    // The others have no need of their own in packages, so one folder above all holds them.
    await install(projects, library, registry, tarballs);

    const { url, close: end } = await startByNpx(mock, server);
    ends.push(end);
    return {
      tarballs,
      registry,
      projects,
      server,
      sandbox,
      given: () => given(url),
      folder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Copies the projects as they are in the repository. */
export async function copyProjects(to: string): Promise<void> {
  await cp(path.resolve(import.meta.dirname, '../projects'), to, { recursive: true });
}
