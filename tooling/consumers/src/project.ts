import path from 'node:path';
import { mustRun } from '@countersign/packages';
import { findingsIn, mustFind, type Findings } from './findings.ts';
import type { Site } from './site.ts';

/** A program that a project is run with. */
export interface Program {
  command: string;
  /** What goes before the file. */
  words?: readonly string[];
  environment?: Record<string, string | undefined>;
}

/**
 * Runs a file, and compares what it reports with what it has to.
 * @param file from the folder of all projects, or anywhere
 * @param more what it reports beside what all do
 * @throws with what it printed, where it fails or reports something else
 */
export async function runProject(
  site: Pick<Site, 'projects' | 'given'>,
  file: string,
  { command, words = [], environment = {} }: Program,
  more?: Findings,
): Promise<void> {
  const given = site.given();
  const whole = path.resolve(site.projects, file);
  const options = { folder: path.dirname(whole), environment };
  const said = await mustRun(command, [...words, whole, JSON.stringify(given)], options);
  mustFind(findingsIn(said), given, more);
}
