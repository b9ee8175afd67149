import path from 'node:path';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import webpack, { type Configuration, type Stats } from 'webpack';
import { runProject, type Consumer } from '../consumer.ts';
import { expectShaken } from '../shaken.ts';

/**
 * The bundlers, each with a function that bundles `bundled.js`. The bundle goes to a folder where
 * nothing is installed, so that it must be complete.
 */
const bundlers: {
  name: string;
  on: string;
  bundle(projects: string, to: string): Promise<unknown>;
}[] = [
  {
    name: 'esbuild',
    on: `esbuild ${esbuild.version}`,
    bundle: (projects, to) =>
      esbuild.build({
        entryPoints: [path.join(projects, 'bundled.js')],
        outfile: path.join(to, 'main.mjs'),
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'node',
        logLevel: 'silent',
      }),
  },
  {
    name: 'Vite, for a server',
    on: `Vite ${vite.version}`,
    bundle: (projects, to) =>
      vite.build({
        root: projects,
        configFile: false,
        logLevel: 'error',
        ssr: { noExternal: true },
        build: {
          ssr: 'bundled.js',
          outDir: to,
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
        },
      }),
  },
  {
    name: 'webpack',
    on: `webpack ${webpack.version}`,
    bundle: (projects, to) =>
      runWebpack({
        mode: 'production',
        target: 'node20.19',
        context: projects,
        entry: './bundled.js',
        experiments: { outputModule: true },
        output: { path: to, filename: 'main.mjs', library: { type: 'module' } },
      }),
  },
];

export const bundlerConsumers: Consumer[] = bundlers.map(({ name, on, bundle }) => ({
  name,
  on,
  also: 'one file that runs alone, with nothing in it that is not used',
  async run(site) {
    const to = await site.folder(`bundle-${name.replaceAll(/\W+/g, '-')}`);
    await bundle(site.projects, to);
    const file = path.join(to, 'main.mjs');
    await runProject(site, file, { command: process.execPath });
    expectShaken(file);
  },
}));

/** Runs webpack, which reports the errors of a project in its result. */
async function runWebpack(configuration: Configuration): Promise<void> {
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(configuration, (error, made) => (error === null ? resolve(made) : reject(error)));
  });
  if (stats === undefined || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      `webpack says: ${stats?.toString({ all: false, errors: true, warnings: true })}`,
    );
  }
}
