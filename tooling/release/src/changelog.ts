// What changesets writes into the changelogs. All packages move together, so that no line need say
// which version of which other came with it.
import type { ChangelogFunctions } from '@changesets/types';

const changelog: ChangelogFunctions = {
  async getReleaseLine({ summary }) {
    const [first = '', ...rest] = summary.trim().split('\n');
    const indented = rest.map((line) => (line === '' ? '' : `  ${line}`));
    return [`- ${first}`, ...indented].join('\n');
  },
  async getDependencyReleaseLine() {
    return '';
  },
};

export default changelog;
