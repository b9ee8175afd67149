// Every parser of bytes from outside is behind the limits in a folder `outside`, and every listener
// behind the guard of hosts and origins. Exceptions are listed here with their reason.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { describe, expect, it } from 'vitest';

const files = ['mock', 'sandbox']
  .flatMap((name) => globSync(`packages/${name}/src/**/*.ts`, { cwd: root }))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/'));

/** Finds the calls in code, as `file: what`; code in comments is left out. */
function findUses(what: RegExp): string[] {
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')
      .replaceAll(/^import type [^;]*;/gm, '');
    return [...text.matchAll(what)].map(([all]) => `${file.slice('packages/'.length)}: ${all}`);
  });
  return [...new Set(found)].toSorted();
}

/** Calls and libraries that parse or unpack. */
const parsers =
  /JSON\.parse|\.formData\(|\bdecodeXml(?=\()|\b(?:gunzip|inflate|inflateRaw|unzip|brotliDecompress|zstdDecompress)(?:Sync)?(?=\()|XMLParser|XMLValidator|\bComposer\b|parseDocument|parseAllDocuments|\bparseTree(?=\()|(?<=from '|import\(')(?:yaml|csv-parse(?:\/sync)?|jsonc-parser|htmlparser2|node:zlib)(?=')/g;

const own = 'is written by this process or comes with its build';
const database = 'is in the database, whose rows from elsewhere check-space-rows.ts checks';
const thread = 'is in a thread for documents, with limits of memory and time';

/**
 * The parsers that are not in a folder `outside`, each with the reason why it stays within limits.
 */
const allowed: Record<string, string> = {
  'mock/src/core/cli/run-command.ts: JSON.parse': own,
  'mock/src/core/config/json-document.ts: jsonc-parser': 'is held to limits.file first',
  'mock/src/core/config/json-document.ts: parseTree': 'is held to limits.file first',
  'mock/src/core/console/about.ts: JSON.parse': own,
  'mock/src/core/console/console-pages.ts: gunzipSync': own,
  'mock/src/core/console/console-pages.ts: node:zlib': own,
  'mock/src/core/engine/answer.ts: JSON.parse': own,
  'mock/src/core/engine/contract.ts: JSON.parse': own,
  'mock/src/core/engine/dynamic.ts: JSON.parse': own,
  'mock/src/core/engine/read-json.ts: jsonc-parser': 'reads at most 100,000 characters',
  'mock/src/core/engine/older-credentials.ts: JSON.parse': 'reads one header, which Node bounds',
  'mock/src/core/engine/read-body.ts: decodeXml': 'is held to limits.body as XML and as JSON',
  'mock/src/core/oauth/token-signer.ts: JSON.parse': own,
  'mock/src/core/steps/complete-response.ts: JSON.parse': own,
  'mock/src/core/steps/shared-steps.ts: JSON.parse': own,
  'mock/src/core/traffic/redact-json.ts: JSON.parse':
    'reads one string of a body that is cut at 64 kB',
  'mock/src/mock/oauth/create-oauth.ts: JSON.parse': own,
  'mock/src/proxy/check-exchange.ts: decodeXml': 'is held to limits.recorded first',
  'mock/src/proxy/compare/scenario.ts: jsonc-parser': 'is held to limits.file first',
  'mock/src/proxy/record/personal-kind.ts: JSON.parse': own,
  'sandbox/src/account/brands/brand-xml.ts: JSON.parse': own,
  'sandbox/src/areas/admin-v2/account-settings/run-settings-import.ts: JSON.parse': database,
  'sandbox/src/areas/admin-v2/account-settings/settings-file.ts: JSON.parse': database,
  'sandbox/src/areas/navigator/query/list-page.ts: JSON.parse':
    'reads one part of an address, which Node bounds',
  'sandbox/src/control/seed/source.ts: yaml': 'walks a document that was read within limits',
  'sandbox/src/control/snapshot-file.ts: node:zlib': 'packs only',
  'sandbox/src/documents/convert/docx/zip.ts: inflate': thread,
  'sandbox/src/documents/convert/docx/zip.ts: inflateRawSync': thread,
  'sandbox/src/documents/convert/docx/zip.ts: node:zlib': thread,
  'sandbox/src/documents/convert/read-markup.ts: htmlparser2': thread,
  'sandbox/src/documents/plain-pdf/stream.ts: inflateSync': 'nine times 128 kB at most',
  'sandbox/src/documents/plain-pdf/stream.ts: node:zlib': 'nine times 128 kB at most',
  'sandbox/src/documents/png/embed-png.ts: node:zlib': 'packs only',
  'sandbox/src/documents/png/read-png.ts: inflateSync': thread,
  'sandbox/src/documents/png/read-png.ts: node:zlib': thread,
  'sandbox/src/engine/without-undefined.ts: JSON.parse': own,
  'sandbox/src/envelopes/locks/delete-lock.ts: JSON.parse': database,
  'sandbox/src/pages/languages/language.ts: JSON.parse': own,
  'sandbox/src/state/storage/connection.ts: JSON.parse': database,
  'sandbox/src/state/storage/file-lock.ts: JSON.parse':
    'is a file beside the database, of its owner',
  'sandbox/src/state/storage/migrations/0002-uses-of-contents.ts: JSON.parse': database,
  'sandbox/src/state/storage/migrations/0004-mails-and-labels.ts: JSON.parse': database,
};

describe('what parses bytes from outside', () => {
  it('is behind the limits, or says why it need not be', () => {
    const open = findUses(parsers).filter((use) => !use.includes('/outside/'));
    expect(open.length).toBeGreaterThan(10);
    expect(open).toEqual(Object.keys(allowed).toSorted());
  });
});

describe('what listens', () => {
  it('asks the guard of hosts and origins first', () => {
    const listening = findUses(
      /\bcreate(?:Secure)?Server\b[^;}]*\} from 'node:\w+'|\bhttp\.createServer\b|\bcreateTlsListener(?=\()/g,
    ).map((use) => use.replace(/,.*\} from|\s*\} from/s, ' from'));
    expect(listening).toEqual([
      'mock/src/core/server/listen-secure.ts: createTlsListener',
      'mock/src/core/server/listen-secure.ts: http.createServer',
      'mock/src/core/server/serve.ts: createTlsListener',
      'mock/src/core/server/serve.ts: http.createServer',
      "mock/src/core/server/tls.ts: createServer as createListener from 'node:net'",
      "mock/src/core/server/tls.ts: createServer as createTlsServer from 'node:tls'",
      'mock/src/core/server/tls.ts: createTlsListener',
    ]);
    const guarded = findUses(/\bfindRefusal(?=\()/g);
    expect(guarded).toEqual([
      'mock/src/core/server/guard.ts: findRefusal',
      'mock/src/core/server/listen-secure.ts: findRefusal',
      'mock/src/core/server/listener.ts: findRefusal',
    ]);
  });
});
