import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import ts from 'typescript-5';
import type { Evidence } from './evidence.ts';

/** A documented rule of the service, with the reason if the sandbox differs. */
interface BehaviourRule {
  /** The table that it stands in. */
  table: string;
  rule: string;
  evidence: Evidence;
  /** The reason for which the sandbox differs. */
  why?: string;
}

/** The tables of rules under `packages/sandbox/test/rules`, with their subjects and evidence. */
const tables = [
  { file: 'documented/envelopes.ts', title: 'Envelopes', evidence: 'public' },
  { file: 'documented/account.ts', title: 'Templates, bulk send and accounts', evidence: 'public' },
  { file: 'documented/rooms.ts', title: 'Rooms', evidence: 'public' },
  { file: 'documented/admin.ts', title: 'Admin', evidence: 'public' },
  { file: 'documented/click.ts', title: 'Click', evidence: 'public' },
  { file: 'lived/effects.ts', title: 'Effects seen in use', evidence: 'public' },
  { file: 'lived/members.ts', title: 'Members seen in use', evidence: 'public' },
  { file: 'lived/taken.ts', title: 'What is taken', evidence: 'public' },
  { file: 'lived/codes.ts', title: 'Errors', evidence: 'public' },
  { file: 'lived/connect.ts', title: 'Messages', evidence: 'public' },
  { file: 'lived/programs.ts', title: 'Habits of programs', evidence: 'public' },
  { file: 'lived/service-words.ts', title: 'Words of the service', evidence: 'public' },
  { file: 'lived/quoted-refusals.ts', title: 'Refusals that users quote', evidence: 'public' },
  { file: 'lived/bodies.ts', title: 'Bodies written by hand', evidence: 'public' },
  { file: 'lived/older-programs.ts', title: 'Older programs', evidence: 'public' },
  { file: 'lived/connectors.ts', title: 'Connectors', evidence: 'public' },
  { file: 'lived/how-tos.ts', title: 'Guides', evidence: 'public' },
  { file: 'lived/concepts.ts', title: 'Concepts', evidence: 'public' },
  { file: 'lived/numbers.ts', title: 'Amounts and numbers', evidence: 'public' },
  { file: 'documents/doc-gen.ts', title: 'Document generation', evidence: 'public' },
  { file: 'documents/html.ts', title: 'HTML', evidence: 'public' },
  { file: 'documents/forms.ts', title: 'Forms of PDFs', evidence: 'public' },
  { file: 'documents/files.ts', title: 'Types of files', evidence: 'public' },
  { file: 'documents/anchors.ts', title: 'Tabs at texts', evidence: 'public' },
  { file: 'guards.test.ts', title: 'States of envelopes', evidence: 'public' },
  { file: 'roles.test.ts', title: 'Roles of templates', evidence: 'public' },
  { file: 'small.test.ts', title: 'Small rules', evidence: 'public' },
  { file: 'documented/otherwise.ts', title: 'Held otherwise', evidence: 'inferred' },
] as const satisfies readonly { file: string; title: string; evidence: Evidence }[];

/** Reads the rules of what the sandbox does from the tables of its tests. */
export function readBehaviour(root: string): BehaviourRule[] {
  return tables.flatMap(({ file, title, evidence }) => {
    const place = path.join(root, 'packages/sandbox/test/rules', file);
    const text = readFileSync(place, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return readRows(source).map((row): BehaviourRule => ({ table: title, evidence, ...row }));
  });
}

/** The objects with a `rule`, whose text can have places for words, as in `a picture is a …`. */
function readRows(source: ts.SourceFile): { rule: string; why?: string }[] {
  const rows: { rule: string; why?: string }[] = [];
  visit(source);
  return rows;

  function visit(node: ts.Node): void {
    if (ts.isObjectLiteralExpression(node)) {
      const rule = readText(node, 'rule');
      const why = readText(node, 'why');
      if (rule !== undefined) rows.push({ rule, ...(why !== undefined && { why }) });
    }
    ts.forEachChild(node, visit);
  }
}

function readText(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== name) continue;
    const { initializer } = property;
    if (ts.isStringLiteralLike(initializer)) return initializer.text;
    if (ts.isTemplateExpression(initializer))
      return (
        initializer.head.text +
        initializer.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
      );
  }
  return undefined;
}

/** Writes the page of the rules, as Markdown. */
export function writeBehaviour(rules: readonly BehaviourRule[]): string {
  const sections = tables.map(({ title }) => {
    const own = rules.filter(({ table }) => table === title);
    const rows = own.map(({ rule, why, evidence }) => [rule, why ?? `\`${evidence}\``]);
    const reasons = own.filter(({ why }) => why !== undefined).length;
    const second =
      reasons === 0 ? 'evidence' : reasons === own.length ? 'why' : 'evidence, or why not';
    return `## ${title}\n\n${markdownTable([['rule', second], ...rows])}\n`;
  });
  const held = rules.filter(({ why }) => why === undefined).length;
  return `<!-- Generated by the tests of tooling/fidelity with \`npx vitest run -u\`. Do not edit. -->

# Behaviour

Rules of the service that the sandbox follows beyond the schemas of the contract: ${held} rules, each a row of a test under \`packages/sandbox/test/rules\`. For ${rules.length - held} rules of the documentation a reason stands in its place: the sandbox does not follow them, or no answer shows them. The words of evidence are those of [Fidelity](fidelity.md).

${sections.join('\n')}`;
}
