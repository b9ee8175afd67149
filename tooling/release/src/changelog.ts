// The lines that changesets writes into changelogs. There are none for dependencies, since all packages
// are released together.
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
