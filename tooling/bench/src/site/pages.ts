import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Content } from './in-page.ts';

/** The area and the bundle whose pages are compared. */
export const area = 'esign-v2.1';
const bundle = fileURLToPath(import.meta.resolve(`@countersign/specs/${area}.json`));

/** A page of an operation: its path on the server, and the texts that show that it has loaded. */
export interface OperationPage {
  path: string;
  content: Content;
}

interface Document {
  paths: Record<string, Record<string, { operationId: string; summary: string; tags: string[] }>>;
}

/** The pages of an operation, ours and Redoc's. */
export function findPages(id: string): { ours: OperationPage; redoc: OperationPage } {
  const { paths }: Document = JSON.parse(readFileSync(bundle, 'utf8'));
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const found = operations.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`${area} has no operation ${id}.`);
  const { summary: title, tags } = found;
  const ours = `/reference/${area}/operations/${id}/`;
  const redoc = `/redoc/#/${[...tags, id].join('/').toLowerCase()}`;
  return {
    ours: { path: ours, content: { title, section: 'Answers' } },
    redoc: { path: redoc, content: { title, section: 'Responses' } },
  };
}

const redocly = path.dirname(fileURLToPath(import.meta.resolve('@redocly/cli/package.json')));
const noNetwork = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const remoteScript = /https:\/\/cdn\.redocly\.com\/redoc\/v[\w.-]+\/bundles\/redoc\.standalone\.js/;
const remoteLogo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;

/**
 * Writes Redoc's single page of the bundle and its script into a folder, as `index.html` and `redoc.js`.
 * The page is as `redocly build-docs` creates it, except that it loads nothing from other servers.
 */
export async function writeRedocPage(folder: string): Promise<void> {
  const page = path.join(folder, 'index.html');
  const args = [path.join(redocly, 'bin/cli.js'), 'build-docs', bundle, '--output', page];
  const env = { ...process.env, ...noNetwork };
  await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  // The script is both preloaded and imported.
  const parts = readFileSync(page, 'utf8').split(remoteScript);
  if (parts.length !== 3) throw new Error('The page does not load Redoc as expected.');
  // The checksum does not match the script without its logo.
  writeFileSync(page, parts.join('./redoc.js').replace(/ integrity="sha384-[^"]+"/, ''));
  const script = readFileSync(path.join(redocly, 'lib/chunks/redoc.standalone.js'), 'utf8');
  writeFileSync(
    path.join(folder, 'redoc.js'),
    script.replaceAll(remoteLogo, 'data:image/svg+xml,'),
  );
}
