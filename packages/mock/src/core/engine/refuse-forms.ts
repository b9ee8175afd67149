import { describeGot } from '../traffic/describe-got.ts';
import { secret } from '../traffic/redact-text.ts';
import type { Finding, Note } from '../traffic/exchange.ts';

/**
 * Lists the findings for a request of which only canonical forms are accepted: those of the
 * validators, with the canonical form if there is one, and the forms that validators do not see.
 */
export function refuseForms(findings: readonly Finding[], notes: readonly Note[]): Finding[] {
  const forms = notes.filter(({ rule }) => rule !== 'unknown');
  return [
    ...findings.map((finding) => {
      const form = forms.findLast((note) => isSamePlace(note, finding));
      return form === undefined ? finding : { ...finding, expected: expectForm(finding, form) };
    }),
    ...forms
      .filter((note) => !findings.some((finding) => isSamePlace(note, finding)))
      .map(toFinding),
  ];
}

function isSamePlace(note: Note, finding: Finding): boolean {
  return note.in === finding.in && note.at === finding.at;
}

/** Describes the value that is expected in place of one that the validators refuse. */
function expectForm({ rule, expected }: Finding, { rule: form, at, canonical }: Note): string {
  if (form === 'null' || form === 'empty') return `${expected}, or left out`;
  if (canonical === undefined) return expected;
  const text = showForm(canonical, form, at);
  return rule === 'enum' || rule === 'pattern' ? `written ${text}` : `${expected} (${text})`;
}

function toFinding({ in: where, at, rule, sent, canonical = '' }: Note): Finding {
  const got = sent === undefined ? 'nothing' : showForm(sent, rule, at);
  switch (rule) {
    case 'name':
      return { in: where, at, rule, expected: canonical, got };
    case 'null':
      return { in: where, at, rule, expected: 'left out', got: 'null' };
    case 'empty':
      return { in: where, at, rule, expected: 'left out', got: '""' };
    case 'base64':
      return { in: where, at, rule, expected: 'Base64 without white space', got: 'white space' };
    default:
      return { in: where, at, rule, expected: `written ${showForm(canonical, rule, at)}`, got };
  }
}

/** A form for a sentence: the canonical form of another type is JSON already. */
function showForm(form: string, rule: string, at: string): string {
  const shown = describeGot(form, lastStep(at));
  return rule === 'type' && shown !== secret ? form : shown;
}

function lastStep(at: string): string {
  return at.slice(at.lastIndexOf('/') + 1);
}
