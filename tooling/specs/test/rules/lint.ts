import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import countersign from '../../src/rules/index.ts';

/** The files of an area by their names inside of its folder. */
export type Files = Record<string, string>;

/** Rules by name, as in the configuration of Redocly. */
type Rules = Record<string, 'error' | { severity: 'error' }>;

/** A problem that the linter reports, and its place as `file:line `. */
interface Finding {
  ruleId: string;
  at: string;
  message: string;
}

/** A spec tree that a rule checks, and its findings, as `file:line message`. */
export interface Case {
  name: string;
  files: Files;
  findings: string[];
}

/** Lints the files with one of our rules and lists the findings, as `file:line message`. */
export async function findings(rule: string, files: Files, options = {}): Promise<string[]> {
  const problems = await lintFiles(files, {
    [`countersign/${rule}`]: { severity: 'error', ...options },
  });
  return problems.map(({ at, message }) => `${at}${message}`);
}

/** Writes the files as the area `rooms-v2` and lints it with some rules. */
export async function lintFiles(files: Files, rules: Rules): Promise<Finding[]> {
  const specs = mkdtempSync(path.join(tmpdir(), 'spec-rules-'));
  const area = path.join(specs, 'rooms-v2');
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(area, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const config = await createConfig({ plugins: [countersign()], rules });
    const problems = await lint({ ref: path.join(area, 'openapi.yaml'), config });
    return problems.map(({ ruleId, message, location: [place] }) => {
      if (place === undefined) return { ruleId, at: '', message };
      const file = path.relative(area, place.source.absoluteRef).replaceAll(path.sep, '/');
      return { ruleId, at: `${file}:${getLineColLocation(place).start.line} `, message };
    });
  } finally {
    rmSync(specs, { recursive: true });
  }
}

/** A text without the indentation that it has in a test; its first line is line 1. */
export function text({ raw: [all = ''] }: TemplateStringsArray): string {
  const lines = all.split('\n').slice(1);
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** An area with one operation, whose file holds the text. */
export function withOperation(operation: string): Files {
  const root = text`
    openapi: 3.1.1
    paths:
      /v2/roles:
        get: { $ref: resources/Roles/GetRoles.yaml }
  `;
  return { 'openapi.yaml': root, 'resources/Roles/GetRoles.yaml': operation };
}

/** An area with one schema, whose file holds the text. */
export function withSchema(schema: string): Files {
  const operation = text`
    responses:
      '200':
        content:
          application/json:
            schema: { $ref: ../../schemas/Role.yaml }
  `;
  return { ...withOperation(operation), 'schemas/Role.yaml': schema };
}
