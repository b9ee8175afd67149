/** A problem in a file of the site. */
export interface Finding {
  file: string;
  /** The problem and its remedy. */
  reason: string;
}

/** One line for each thing that is wrong, with the first of the files that have it. */
export function formatReport(findings: readonly Finding[]): string {
  const reasons = new Map<string, string[]>();
  for (const { file, reason } of findings) {
    const files = reasons.get(reason);
    if (files === undefined) reasons.set(reason, [file]);
    else files.push(file);
  }
  return [...reasons].map(([reason, files]) => `${formatNames(files)}: ${reason}`).join('\n');
}

function formatNames(files: readonly string[]): string {
  const [first = '', ...others] = files;
  // A link of the frame of the site is on every page.
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
