import { fresh } from '../measure/in-turn.ts';
import {
  dependencyCount,
  installedSize,
  names,
  official,
  packedSize,
  readImports,
  shortName,
  timeImports,
} from '../packages.ts';
import type { Row, Suite } from '../suite.ts';

/** What our packages cost those who install them. */
export const packages: Suite = {
  about:
    'What it costs to install each package: the size of the download, the size on disk, the number of other packages that `npm install` adds, and the time of the import that `tooling/packages/budgets.yaml` names. The official client is included for comparison. That file sets the limits, and tests check them.',
  rows: Object.fromEntries(names.flatMap((name) => createRows(name))),
};

function createRows(name: string): [string, Row][] {
  const what = `\`${name}\``;
  const id = shortName(name);
  const rows: [string, Row][] = [
    [`${id}Unpacked`, { what, measure: 'unpacked size', amount: () => unpackedSize(name) }],
    [`${id}Dependencies`, { what, measure: 'dependencies', amount: () => dependencyCount(name) }],
  ];
  // An installation does not keep the tarball of the official client.
  if (name !== official)
    rows.unshift([
      `${id}Packed`,
      { what, measure: 'packed size', amount: () => packedSize(name, 'packed') },
    ]);
  const imports = readImports(name);
  if (imports.length > 0) rows.push([`${id}Import`, importing(what, imports)]);
  return rows;
}

function unpackedSize(name: string): number | Promise<number> {
  return name === official ? installedSize(name) : packedSize(name, 'unpacked');
}

function importing(what: string, imports: readonly string[]): Row {
  const reference = 'openapi-fetch';
  return fresh({ what, reference, measure: 'import time' }, () => ({
    subject: timeImports(imports),
    reference: timeImports([reference]),
  }));
}
