import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import webpack, { type Configuration, type Stats } from 'webpack';
import { runProject, type Consumer } from '../consumer.ts';
import { expectShaken } from '../shaken.ts';
import type { Site } from '../site.ts';

const also = 'one file that runs alone, with nothing in it that is not used';

/**
 * Each bundler, with what it makes of a project. The bundle goes where nothing is installed, so
 * that all of it has to be inside.
 */
const bundlers: { name: string; on: string; bundle(site: Site, to: string): Promise<void> }[] = [
  {
    name: 'esbuild',
    on: `esbuild ${esbuild.version}`,
    async bundle({ projects }, to) {
      await esbuild.build({
        entryPoints: [path.join(projects, 'esbuild/main.js')],
        outfile: path.join(to, 'main.mjs'),
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'node',
        logLevel: 'silent',
      });
    },
  },
  {
    name: 'Vite, for a server',
    on: `Vite ${vite.version}`,
    async bundle({ projects }, to) {
      await vite.build({
        root: path.join(projects, 'vite'),
        logLevel: 'error',
        build: {
          ssr: 'ssr.js',
          outDir: to,
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
        },
      });
    },
  },
  {
    name: 'webpack',
    on: `webpack ${webpack.version}`,
    async bundle({ projects }, to) {
      const context = path.join(projects, 'webpack');
      const file = pathToFileURL(path.join(context, 'webpack.config.js')).href;
      const { default: configuration }: { default: Configuration } = await import(file);
      await packed({
        ...configuration,
        context,
        output: { ...configuration.output, path: to, filename: 'main.mjs' },
      });
    },
  },
];

export const bundlerConsumers: Consumer[] = bundlers.map(({ name, on, bundle }) => ({
  name,
  on,
  also,
  async run(site) {
    const to = await site.folder(`bundle-${name.replaceAll(/\W+/g, '-')}`);
    await bundle(site, to);
    const file = path.join(to, 'main.mjs');
    await runProject(site, file, { command: process.execPath });
    expectShaken(file);
  },
}));

/** Runs webpack, which tells what is wrong with a project in what it returns. */
async function packed(configuration: Configuration): Promise<void> {
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(configuration, (error, made) => (error === null ? resolve(made) : reject(error)));
  });
  if (stats === undefined || stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      `webpack says: ${stats?.toString({ all: false, errors: true, warnings: true })}`,
    );
  }
}
