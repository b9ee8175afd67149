// SUPPORT.md promises what the manifests say, and the forms for issues are forms.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const support = read('SUPPORT.md');

it('promises the Node that each package asks for', () => {
  const manifest = z.object({ name: z.string(), engines: z.object({ node: z.string() }) });
  const asked = globSync('packages/*/package.json', { cwd: root }).map((file) => {
    const { name, engines } = manifest.parse(JSON.parse(read(file)));
    return [name, engines.node];
  });
  const promised = [...support.matchAll(/^\| `(@countersign\/\w+)` +\| `(.*?)` +\|$/gm)];
  expect(promised.length).toBe(6);
  expect(
    Object.fromEntries(promised.map(([, name, node]) => [name, node?.replaceAll('\\', '')])),
  ).toEqual(Object.fromEntries(asked));
});

it('promises the oldest versions that are tested', () => {
  const { catalog, catalogs } = z
    .object({
      catalog: z.record(z.string(), z.string()),
      catalogs: z.record(z.string(), z.record(z.string(), z.string())),
    })
    .parse(parse(read('pnpm-workspace.yaml')));
  const oldest = (name: string) =>
    catalog[name]
      ?.split('@')
      .at(-1)
      ?.replace(/\.\d+$/, '');
  expect(support).toContain(`(${oldest('typescript-oldest')} with \`skipLibCheck\`)`);
  expect(support).toContain(`tested from ${oldest('zod-oldest')}`);
  expect(support).toContain(`| ${catalogs['shipped']?.['zod']}, which`);
});

it('has forms whose fields have names of their own', () => {
  const form = z.strictObject({
    name: z.string(),
    description: z.string(),
    labels: z.array(z.string()),
    body: z.array(
      z.strictObject({
        type: z.enum(['dropdown', 'input', 'textarea']),
        id: z.string().regex(/^[a-z]+$/),
        attributes: z.looseObject({ label: z.string() }),
        validations: z.strictObject({ required: z.boolean() }).optional(),
      }),
    ),
  });
  const files = globSync('.github/ISSUE_TEMPLATE/!(config).yml', { cwd: root });
  expect(files).toHaveLength(2);
  for (const file of files) {
    const ids = form.parse(parse(read(file))).body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
