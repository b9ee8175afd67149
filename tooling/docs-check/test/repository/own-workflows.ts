import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../documents.ts';

/** A step of a job: a command, or an action. */
export interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

/** A job of ours; of another workflow where it has no steps but `uses`. */
export interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
  'timeout-minutes'?: number;
  strategy?: { matrix: Matrix };
}

/** What a job is run on, once for each pair and once for each that is included. */
export interface Matrix {
  system: string[];
  node: string[];
  include: { system: string; node: string }[];
}

/** A workflow of this repository. */
export interface OwnWorkflow {
  /** Such as `ci.yml`. */
  file: string;
  code: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const folder = path.join(root, '.github/workflows');

/** Every workflow of this repository. */
export const ownWorkflows: OwnWorkflow[] = readdirSync(folder).map((file) => {
  const code = readFileSync(path.join(folder, file), 'utf8');
  return { file, code, ...parse(code) };
});

/** The jobs of all of them, by the workflow and their name, such as `ci.yml lint`. */
export const ownJobs = ownWorkflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${workflow.file} ${name}`,
    workflow,
    job,
    steps: job.steps ?? [],
  })),
);
