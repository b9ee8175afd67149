// No regular expression of the servers takes more than linear time, for any text.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '@countersign/packages';
import ts from 'typescript-5';
import { expect, it, vi } from 'vitest';

// Its faster forms in Java and machine code are not installed.
vi.stubEnv('RECHECK_BACKEND', 'pure');
const { checkSync } = await import('recheck');

const short = 'gets a text of the length of a header at most';
const own = 'gets a text that this process or its build has written';
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
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<=[/=])[\w.-]{20,}|\b\d{6,}\b/gi, word],
  [/\{([^}]+)\}/g, own],
  [/\{[^}]+\}/g, own],
  [/;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g, short],
  [/\/(?:accounts|organizations)\/([^/?]+)/i, short],
  [/^Option '--([\w-]+).* argument (?:missing|is ambiguous)/, own],
  [/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+)$/i, once],
  [/^\s*(select|with|pragma)\b|\breturning\b/i, own],
  [/0+$/, own],
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
  [/<[^>]*>|[^<]+/g, own],
  [/^<([^\s/>]+)([^]*?)\/?>$/, own],
  [/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g, own],
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

// A proof depends on the expression and the checker only, and all of them take half a minute: an
// expression that this release of the checker has proven is not proven again on this machine.
const release: { version: string } = createRequire(import.meta.url)('recheck/package.json');
const record = path.join(
  import.meta.dirname,
  `../../node_modules/.cache/countersign/linear-${release.version}.json`,
);

function readSafe(): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(readFileSync(record, 'utf8'));
    return new Set(Array.isArray(read) ? read.filter((text) => typeof text === 'string') : []);
  } catch {
    // There is none yet, or a run was ended while it wrote it.
    return new Set();
  }
}

function writeSafe(safe: ReadonlySet<string>): void {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify([...safe]));
}

it('is linear, or says what makes it so', { timeout: 600_000 }, () => {
  const regexes = findRegexes();
  expect(regexes.size).toBeGreaterThan(300);
  const doubtful: string[] = [];
  const safeBefore = readSafe();
  const safe = new Set<string>();
  for (const [text, { source, flags, at }] of regexes) {
    if (proven.has(text)) continue;
    // The automaton checker has no time limit: its findings do not depend on the machine.
    if (safeBefore.has(text) || isSafe(source, flags)) safe.add(text);
    else doubtful.push(`${at} ${text}`);
  }
  writeSafe(safe);
  expect(doubtful).toEqual([]);
  // Every listed expression is in the sources.
  expect([...proven.keys()].filter((text) => !regexes.has(text))).toEqual([]);
});
