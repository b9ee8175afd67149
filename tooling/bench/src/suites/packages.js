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
/** What our packages cost those who install them. */
export const packages = {
  about:
    'What an installation of each package costs: what is sent over the network, what lies on the disk after, how many other packages `npm install` brings, and how long the import takes that `tooling/budgets/budgets.yaml` names. Beside them stands the official client as it is installed. Limits are not here but in that file, and the tests hold them.',
  rows: Object.fromEntries(names.flatMap((name) => createRows(name))),
};
function createRows(name) {
  const what = `\`${name}\``;
  const id = shortName(name);
  const rows = [
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
function unpackedSize(name) {
  return name === official ? installedSize(name) : packedSize(name, 'unpacked');
}
function importing(what, imports) {
  const reference = 'openapi-fetch';
  return fresh({ what, reference, measure: 'import time' }, () => ({
    subject: timeImports(imports),
    reference: timeImports([reference]),
  }));
}
