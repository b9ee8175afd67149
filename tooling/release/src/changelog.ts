// What changesets writes into changelogs. All packages are released together, so no line says which
// version of another package came along.
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
