import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chooseAffected } from '@countersign/config/affected';
import { describeSeed, isWhole, readSeed } from '@countersign/config/sample';
import base from '@countersign/config/vitest';
import { browserTests } from '@countersign/config/vitest-browser';
import { mergeConfig } from 'vitest/config';
import {
  aboutDocuments,
  apart,
  browser,
  chooseForPostgres,
  inParts,
  leaveOutOfSlow,
  readsMore,
  slow,
  slowApart,
  twoServers,
} from './test/files.ts';

const choice = { all: isWhole(), seed: readSeed() };
const onPostgres = chooseForPostgres(choice);

const world = 'test/world-of-run.ts';

const affected = chooseAffected({
  folder: import.meta.dirname,
  modules: ['{scripts,src,test}/**/*.ts'],
  tests: ['test/**/*.test.ts'],
  inParts,
  // The makers of the world with which tests start, code of threads, and what an alias puts in.
  shared: [
    'scripts/compile-seed.ts',
    'src/{control,areas/*}/seed/**/*.ts',
    'src/documents/**/*.ts',
    'test/world*.ts',
  ],
  reads: ['seed/*.md'],
  always: readsMore,
});

// The same tests of state run on both databases.
export default mergeConfig(base, {
  resolve: {
    alias: [
      {
        find: /^\.\/world-file\.ts$/,
        replacement: path.join(import.meta.dirname, 'test/world-file.ts'),
      },
    ],
  },
  test: {
    reporters: affected.reporters,
    // To load the sandbox takes longer than most files test, so files share it (docs/decisions/0067-tests-on-the-world-that-ships.md).
    isolate: false,
    // A single worker would get all files at once, and its end would end them all.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['test/**/*.test.ts'],
          exclude: [
            ...twoServers,
            ...slow,
            ...browser,
            ...apart,
            ...aboutDocuments,
            ...affected.exclude,
          ],
          setupFiles: affected.setupFiles,
          globalSetup: world,
          provide: { postgres: undefined, ...affected.provide },
        },
      },
      {
        extends: true,
        test: { name: 'documents', include: aboutDocuments, exclude: [...slow, ...browser] },
      },
      {
        extends: true,
        test: {
          name: 'sqlite-apart',
          include: apart,
          isolate: true,
          globalSetup: world,
          provide: { postgres: undefined },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          exclude: [...browser, ...slowApart, ...leaveOutOfSlow(choice)],
          globalSetup: world,
          provide: { postgres: undefined },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow-apart',
          include: slowApart,
          isolate: true,
          globalSetup: world,
          provide: { postgres: undefined },
        },
      },
      {
        extends: true,
        test: {
          ...browserTests,
          name: 'browser',
          include: browser,
          globalSetup: world,
          provide: { postgres: undefined },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres.files,
          exclude: apart,
          globalSetup: [world, 'test/postgres-server.ts'],
          provide: { chosen: `${onPostgres.sentence} ${describeSeed()}.` },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres-apart',
          include: apart.filter((file) => onPostgres.files.includes(file)),
          isolate: true,
          globalSetup: [world, 'test/postgres-server.ts'],
          provide: { chosen: `${onPostgres.sentence} ${describeSeed()}.` },
        },
      },
    ],
  },
});
