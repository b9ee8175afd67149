import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SpecError } from '../../src/bundle/spec-error.ts';
import { Tree } from '../../src/tree/tree.ts';
import { bundleTree } from '../../src/bundle/bundle-tree.ts';

const cli = path.resolve(import.meta.dirname, '../../src/bundle/cli.ts');

/** The root of an area with one operation, and optionally more fields at its top. */
export const rootWith = (more = ''): string => `openapi: 3.1.1
info: { title: Demo, version: 1.0.0 }
${more}paths:
  /things:
    post: { $ref: resources/Things/create.yaml }
`;

/** The smallest area that bundles; a test puts its own files over it. */
const smallest: Record<string, string> = {
  'demo/openapi.yaml': rootWith(),
  'demo/resources/Things/create.yaml': `operationId: Things_create
tags: [Things]
requestBody:
  content:
    application/json:
      schema: { $ref: ../../schemas/thing.yaml }
      examples:
        one: { $ref: create.request.yaml }
responses:
  '200': { description: Done. }
`,
  'demo/resources/Things/create.request.yaml': 'summary: One\nvalue: { name: a }\n',
  'demo/schemas/thing.yaml': `type: object
properties:
  name: { type: string }
`,
};

/** A spec tree in a folder of its own, and the bundler. */
export function specTree(files: Record<string, string | Buffer> = {}) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'countersign-')), 'specs');
  const write = (more: Record<string, string | Buffer>) => {
    for (const [name, text] of Object.entries(more)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  };
  write({ ...smallest, ...files });
  return {
    write,
    /** Bundles it, and returns why that cannot be done. */
    async bundle(): Promise<string | undefined> {
      try {
        await bundleTree(new Tree(folder));
        return undefined;
      } catch (error) {
        if (error instanceof SpecError) return error.message;
        throw error;
      }
    },
    /** Bundles it as people do, in a process of its own. */
    run() {
      const { status, stderr } = spawnSync(process.execPath, [cli], {
        cwd: folder,
        encoding: 'utf8',
      });
      return { status, stderr };
    },
    text: (name = 'demo.json') => readFileSync(path.join(folder, 'dist', name), 'utf8'),
    // The tests know the structure that they wrote; they read the result step by step.
    at(...steps: string[]): unknown {
      const document: unknown = JSON.parse(this.text());
      return steps.reduce<unknown>((node, step) => Object(node)[step], document);
    },
  };
}
