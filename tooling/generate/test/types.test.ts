// Tests the generated types, with bundles that have a change.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleFiles } from '@countersign/spec-tools';
import { afterAll, describe, expect, it } from 'vitest';
import { readAreas } from '../src/areas.ts';
import { SourceError } from '../src/errors.ts';
import { generateTypes } from '../src/types/generate-types.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-types-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let runs = 0;

/** Generates the types of one area, whose bundle is changed before; returns them by their files. */
async function generate(area: string, change: (text: string) => string = (text) => text) {
  const bundles = path.join(scratch, String(runs++));
  mkdirSync(bundles);
  const { document, sources } = bundleFiles(area);
  cpSync(sources, path.join(bundles, path.basename(sources)));
  const text = readFileSync(document, 'utf8');
  writeFileSync(path.join(bundles, path.basename(document)), change(text));
  return generateTypes(readAreas(bundles));
}

/** The bundle with another schema in it. */
function withSchema(name: string): (text: string) => string {
  return (text) => text.replace('"schemas": {', `"schemas": { "${name}": { "type": "string" },`);
}

describe('two things of one name', () => {
  it.each([
    [
      'OAuthTokenBody',
      'specs/oauth/resources/OAuth/token.yaml and the schema OAuthTokenBody of oauth both make OAuthTokenBody',
    ],
    ['error_code', "the schema error_code of oauth and oauth's own ErrorCode both make ErrorCode"],
    [
      'token_request',
      'specs/oauth/schemas/tokenRequest.yaml and the schema token_request of oauth both make TokenRequest',
    ],
    [
      'tokenrequest',
      'specs/oauth/schemas/tokenRequest.yaml and the schema tokenrequest of oauth both make schemas/tokenrequest',
    ],
  ])('are refused with both origins: %s', async (schema, message) => {
    await expect(generate('oauth', withSchema(schema))).rejects.toThrow(
      new SourceError(`${message}. Rename one of them.`),
    );
  });
});

describe('a module of types', async () => {
  const files = await generate('oauth');
  const module = (name: string) => files.get(`oauth/${name}.ts`) ?? '';

  it('has a schema under its own name, with words on each field and others by their names', () => {
    const user = module('schemas/userInfo');
    expect(user).toContain("import type { UserInfoAccount } from './userInfoAccount.js';");
    expect(user).toMatch(/\/\*\*[^/]+\*\/\nexport interface UserInfo \{/);
    expect(user).toContain('UserInfoAccount[]');
    expect(user).not.toContain('components');
  });

  it('has of an operation what there is and no more', () => {
    const names = [...module('oauth').matchAll(/^export (?:type|interface) OAuthUserInfo(\w+)/gm)];
    expect(names.map(([, name]) => name)).toEqual([
      '200Response',
      '400Response',
      '401Response',
      '404Response',
      '405Response',
      '429Response',
      '500Response',
      'Responses',
      'ErrorCode',
    ]);
  });
});
