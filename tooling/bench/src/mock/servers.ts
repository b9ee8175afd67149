import { fileURLToPath } from 'node:url';

/** The words that a server is started with: a program of Node and what it is told. */
export type Command = readonly [file: string, ...words: string[]];

const own = fileURLToPath(
  new URL('dist/cli.js', import.meta.resolve('@countersign/mock/package.json')),
);

/** Our server as a command, with all areas or those named. */
export function mock(...areas: string[]): Command {
  const chosen = areas.length === 0 ? [] : ['--areas', areas.join(',')];
  return [own, '--port', '0', ...chosen];
}

/** Nothing but node:http; it gives again what a file has recorded. */
export function bareNode(file?: string): Command {
  return program('bare-node.ts', file);
}

/** Fastify, which gives again what a file has recorded. */
export function fastify(file?: string): Command {
  return program('fastify.ts', file);
}

/** Nothing but Prism, with the bundle of an area. */
export function barePrism(area: string): Command {
  return program('prism.ts', area);
}

function program(name: string, word?: string): Command {
  const file = fileURLToPath(new URL(`servers/${name}`, import.meta.url));
  return word === undefined ? [file] : [file, word];
}
