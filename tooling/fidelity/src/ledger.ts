import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import { isObject, listAt, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { listOperations } from '@countersign/spec-tools/operations';
import { evidences, isEvidence, type Evidence } from './evidence.ts';
import { createFindRules } from './sandbox-rules.ts';
import { findMarks, findStatements } from './spec-marks.ts';

export type { Evidence } from './evidence.ts';

/** A statement of ours about the service. */
export interface LedgerEntry {
  /** The place of the statement: the specs, or the code of the sandbox. */
  in: 'specs' | 'sandbox';
  /** The statement, in words. */
  text: string;
  evidence: Evidence;
  /** The error code, if it is a refusal. */
  code?: string;
  /** The file and function of the sandbox. */
  source?: string;
  /** Set for a part of a schema, which other operations can share. */
  ofSchema?: true;
}

/** The statements about an operation. */
export interface OperationLedger {
  area: string;
  operation: string;
  /** The evidence of the operation as a whole. */
  evidence: Evidence;
  entries: LedgerEntry[];
}

/**
 * Lists the statements of the specs and the sandbox about each operation, with their evidence. A
 * refusal without a mark next to the code has the evidence of its error code in the specs. Rules in
 * code that areas share are rules of eSignature: other areas turn their error codes into their own.
 * @param root the folder of the repository
 */
export function buildLedger(root: string): OperationLedger[] {
  const findRules = createFindRules(path.join(root, 'packages/sandbox/src'));
  const described = readDescribed(path.join(root, 'specs/described-operations.tsv'));
  return listBundles(path.join(root, 'specs/dist')).flatMap(({ area, document: file }) => {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isObject(document)) throw new Error(`${file} has no document`);
    const codes = objectAt(document, 'x-error-codes');
    return listOperations(document).map(({ id, spec: operation }) => {
      const evidence = evidenceOf(
        operation,
        described.has(`${area}\t${id}`) ? 'service' : 'public',
      );
      const declared = new Set(listAt(operation, 'x-errors').map(String));
      const rules = findRules(area, id)
        .filter(({ source }) => area.startsWith('esign') || /^(?:areas|oauth)\//.test(source))
        // Errors of some operations have no code, so that the specs list none.
        .filter(({ code }) => code === undefined || declared.size === 0 || declared.has(code))
        .map(({ evidence: marked, ...rule }): LedgerEntry => {
          const ofCode = evidenceOf(objectAt(codes, rule.code ?? ''));
          return { in: 'sandbox', ...rule, evidence: marked ?? ofCode };
        });
      const entries: LedgerEntry[] = [
        ...findStatements(operation).map((text): LedgerEntry => ({
          in: 'specs',
          text,
          evidence: 'inferred',
        })),
        ...findMarks(document, operation).map(
          ({ what, evidence: marked, ofSchema }): LedgerEntry => ({
            in: 'specs',
            text: what,
            evidence: marked,
            ...(ofSchema && { ofSchema }),
          }),
        ),
        ...rules,
      ];
      return { area, operation: id, evidence, entries: withoutTwins(entries) };
    });
  });
}

/** Counts the operations by evidence. */
export function countOperations(ledger: readonly OperationLedger[]): Record<Evidence, number> {
  const counts = { recorded: 0, service: 0, public: 0, inferred: 0 };
  for (const { evidence } of ledger) counts[evidence] += 1;
  return counts;
}

/** Counts the entries by evidence; an entry that several operations share counts once. */
export function countEvidence(
  ledger: readonly OperationLedger[],
  of: LedgerEntry['in'],
): Record<Evidence, number> {
  const seen = new Map<string, Evidence>();
  for (const { area, entries } of ledger)
    for (const { in: place, text, code, source, evidence } of entries)
      if (place === of)
        seen.set(of === 'specs' ? `${area} ${text}` : `${source} ${code} ${text}`, evidence);
  const counts = { recorded: 0, service: 0, public: 0, inferred: 0 };
  for (const evidence of seen.values()) counts[evidence] += 1;
  return counts;
}

function evidenceOf({ 'x-evidence': mark }: JsonObject, usual: Evidence = 'public'): Evidence {
  return isEvidence(mark) ? mark : usual;
}

/** The operations that the description of the service names, as `area<tab>operation`. */
function readDescribed(file: string): Set<string> {
  return new Set(readFileSync(file, 'utf8').trim().split('\n').slice(1));
}

function withoutTwins(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return [...new Map(entries.map((one) => [JSON.stringify(one), one])).values()].toSorted(
    (a, b) => evidences.indexOf(a.evidence) - evidences.indexOf(b.evidence),
  );
}
