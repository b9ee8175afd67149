import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SourceError } from '../errors.ts';
import { applyChange } from './change.ts';
import type { NewKind } from './new-kind.ts';
import { blankSentences } from './placeholder.ts';

/** An operation at an address, with parameters, answers, examples and cases like those of its model. */
export const newOperation: NewKind = {
  usage: '<area> <operationId> "<METHOD> <path>" -- --like <operationId>',
  takes: 3,
  write(root, [area = '', id = '', address = ''], like) {
    const [method = '', url = ''] = address.split(' ');
    if (!/^(?:GET|POST|PUT|PATCH|DELETE)$/.test(method) || !url.startsWith('/'))
      throw new SourceError(`${address}: write a method and a path, such as "GET /v2.1/accounts"`);
    const [[resource, operation], [ofModel, model]] = [split(id), split(like)];
    const folder = `specs/${area}/resources`;
    // Checked before anything is written.
    const listed = listLine(root, area, like, [area, resource, operation, method, url].join('\t'));
    const served = addToRoot(
      root,
      area,
      url,
      `${method.toLowerCase()}: { $ref: resources/${resource}/${operation}.yaml }`,
    );
    const written = applyChange(root, {
      spellings: [
        [like, id],
        [`resources/${ofModel}/${model}.`, `resources/${resource}/${operation}.`],
        [`${area}/${ofModel}/${model}.`, `${area}/${resource}/${operation}.`],
        [`$ref: ${model}.`, `$ref: ${operation}.`],
        [`tags: [${ofModel}]`, `tags: [${resource}]`],
      ],
      files: [
        `${folder}/${ofModel}/${model}.*`,
        `tooling/contract-tests/cases/${area}/${ofModel}/${model}.yaml`,
      ],
      entries: [],
      edit: (text, file) => (file.endsWith(`/${operation}.yaml`) ? blankSentences(text) : text),
    });
    for (const [file, text] of [listed, served]) writeFileSync(path.join(root, file), text);
    return { ...written, changed: [listed[0], served[0]] };
  },
  left: [
    'Describe it, and correct its parameters, answers and error codes: they are those of its model.',
    'Give its examples a story of their own, with the people and places of the others.',
    'Add its resource to tags.yaml and tag-groups.yaml if that is new.',
    'Write the cases that it accepts and refuses in tooling/contract-tests/cases.',
    'Write its handler: an export of its operationId, in the file of its resource in packages/sandbox/src. Until then the mock answers.',
    'Run npm run fix and npm run generate, and describe the change in a changeset.',
  ],
};

function split(id: string): [resource: string, operation: string] {
  const at = id.indexOf('_');
  if (at < 1)
    throw new SourceError(`${id}: write the resource and the operation, as EnvelopeLocks_get`);
  return [id.slice(0, at), id.slice(at + 1)];
}

/** The list of all operations, with the new one behind those of the resource of its model. */
function listLine(root: string, area: string, like: string, line: string): [string, string] {
  const file = 'specs/operations.tsv';
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const last = lines.findLastIndex((one) => one.startsWith(`${area}\t${split(like)[0]}\t`));
  if (last === -1)
    throw new SourceError(
      `${file} has no operation of ${like} in ${area}; give another one to --like`,
    );
  return [file, lines.toSpliced(last + 1, 0, line).join('\n')];
}

/** The root document of an area, with one more operation at an address. */
function addToRoot(root: string, area: string, url: string, entry: string): [string, string] {
  const file = `specs/${area}/openapi.yaml`;
  if (!existsSync(path.join(root, file)))
    throw new SourceError(
      `${area} is no area; there are ${globSync('specs/*/openapi.yaml', { cwd: root })
        .map((one) => one.split(/[\\/]/)[1])
        .join(', ')}`,
    );
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const head = `  ${url}:`;
  const there = lines.indexOf(head);
  if (there !== -1) return [file, lines.toSpliced(there + 1, 0, `    ${entry}`).join('\n')];
  const end = lines.findIndex((line, at) => at > lines.indexOf('paths:') && /^\S/.test(line));
  return [
    file,
    lines.toSpliced(end === -1 ? lines.length : end, 0, head, `    ${entry}`).join('\n'),
  ];
}
