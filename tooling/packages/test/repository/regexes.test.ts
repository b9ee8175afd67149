// No regular expression of the servers takes more than linear time, for any text. `KEEP_PROVEN=1 npx
// vitest run test/repository/regexes.test.ts` writes what is proven into proven-regexes.json.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isWhole, takePart } from '@countersign/config/sample';
import { root } from '@countersign/packages';
import ts from 'typescript-5';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';

// Its faster forms in Java and machine code are not installed.
vi.stubEnv('RECHECK_BACKEND', 'pure');
const { checkSync } = await import('recheck');

const short = 'gets a text of the length of a header at most';
const ours = 'gets a text that this process or its build has written';
const word = 'begins where no word goes on, or at a sign that what follows cannot hold';
const once = 'begins at the start of the text only';
const signs =
  'gets a text of which an expression before it has said that it ends in two such signs at most';
const thread = 'runs in a thread for documents, which is ended after some seconds';

/**
 * The expressions that the checker cannot prove to be linear, each with the reason why it is. The
 * checker does not support look-around, and takes long for classes of many letters.
 */
const listed: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{8,}(?:\.[\w-]*)*|\b(?<scheme>(?:bearer|basic)(?:\s|%20|\+)+)[\w.~/+%-]{6,}=*/gi, word],
  [
    /(?<![\w-])(?<name>[\w-]+)(?<between>["']\s*:\s*["']?|\s*=\s*["']?|>)(?<value>[^\s"'&,;<>}\]]+)/g,
    word,
  ],
  [/\/\d+(?=\/|$)/g, word],
  [
    /eyJ[\w-]{8,}(?:\.[\w-]*)*|(?<=\b(?:bearer|basic)\s{1,8})[\w.~/+-]{8,}=*|\bAKIA[A-Z\d]{16}\b|\bgh[opsu]_\w{20,}|\bsk_(?:live|test)_\w{8,}/gi,
    word,
  ],
  [/^[\da-f]{32,}$/i, once],
  [/(?<![\w:.-])([\w:.-]+)(\s{0,8}=\s{0,8})("[^"]*"|'[^']*'|[^\s"'<>]+)/g, word],
  [/(?<=[/=])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g, word],
  [/(?<=^https?:\/\/)[^/?#]+/, once],
  [/0(?=\D*$)/, word],
  [/\/(?:accounts|organizations)\/([^/?]+)/i, short],
  [/^Option '--([\w-]+).* argument (?:missing|is ambiguous)/, ours],
  [/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+)$/i, once],
  [/^\s*(select|with|pragma)\b|\breturning\b/i, ours],
  [/0+$/, ours],
  [/\s+(?=\)$)/u, ours],
  [/\B(?=(?:\d{3})+$)/gu, ours],
  [
    /^(?<year>\d{4}|[+-]\d{6})(?<mark>[-/])(?<month>\d\d?)\k<mark>(?<day>\d\d?)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d+))?)? ?(?<zone>Z|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i,
    once,
  ],
  [/=+$/, signs],
  [/^(?:\/restapi)?\/(v[^/]+)(.*)$/, once],
  [
    /<(\/?)w:(sdt|tag|alias|text|date|dropDownList|comboBox|listItem|t)(?=[\s/>])([^<>]*)>/gu,
    thread,
  ],
  [/[{}<>;\\]|url\s*\((?!\s*["']?data:image\/)|expression|@import|javascript:/iu, thread],
  [/^\s*(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})\s*(px|pt|em|rem|%|in|cm|mm)?\s*$/iu, thread],
  [/,(?=\s*["'\u2018-\u201F]?\w+["'\u2018-\u201F]?\s*:)/u, thread],
  [/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/iu, thread],
  [/([\d.]+)\s+Tf\b/u, thread],
  [/<[^>]*>|[^<]+/g, ours],
  [/^<([^\s/>]+)([^]*?)\/?>$/, ours],
  [/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g, ours],
];
const proven = new Map(listed.map(([regex, reason]) => [String(regex), reason]));

interface Found {
  source: string;
  flags: string;
  at: string;
}

function findRegexes(): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const name of ['mock', 'sandbox'])
    for (const file of globSync(`packages/${name}/src/**/*.ts`, { cwd: root })) {
      if (file.includes('generated')) continue;
      const text = readFileSync(path.join(root, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          found.set(node.text, {
            source: node.text.slice(1, end),
            flags: node.text.slice(end + 1),
            at: `${file}:${line + 1}`,
          });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  return found;
}

const isSafe = (source: string, flags: string): boolean =>
  checkSync(source, flags, { checker: 'automaton', timeout: null }).status === 'safe';

// A proof depends on the expression and the checker only, and all of them take most of a minute. Two
// records name what this release of the checker has proven: that of the repository, of which a part is
// proven again each day and all each night, and that of this machine, which is believed.
const release: { version: string } = createRequire(import.meta.url)('recheck/package.json');
const kept = path.join(import.meta.dirname, 'proven-regexes.json');
const own = path.join(
  import.meta.dirname,
  `../../node_modules/.cache/countersign/linear-${release.version}.json`,
);
const recordSchema = z.object({ checker: z.string(), linear: z.array(z.string()) });

function readRecord(file: string): string[] {
  try {
    const { checker, linear } = recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return checker === release.version ? linear : [];
  } catch {
    // There is none yet, or a run was ended while it wrote it.
    return [];
  }
}

function writeRecord(file: string, linear: string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ checker: release.version, linear }, null, 2)}\n`);
}

it('is linear, or says what makes it so', () => {
  const regexes = findRegexes();
  expect(regexes.size).toBeGreaterThan(300);
  const doubtful: string[] = [];
  const before = readRecord(kept);
  const again = new Set(isWhole() ? before : takePart(before, 30, String));
  const believed = new Set([...before.filter((text) => !again.has(text)), ...readRecord(own)]);
  const safe = new Set<string>();
  for (const [text, { source, flags, at }] of regexes) {
    if (proven.has(text)) continue;
    // The automaton checker has no time limit: its findings do not depend on the machine.
    if (believed.has(text) || isSafe(source, flags)) safe.add(text);
    else doubtful.push(`${at} ${text}`);
  }
  writeRecord(own, [...safe]);
  if (process.env['KEEP_PROVEN'] !== undefined) writeRecord(kept, [...safe].toSorted());
  expect(doubtful).toEqual([]);
  // Every listed expression is in the sources.
  expect([...proven.keys()].filter((text) => !regexes.has(text))).toEqual([]);
});
