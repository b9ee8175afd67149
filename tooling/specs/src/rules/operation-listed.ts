import path from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { folderOf } from './area.ts';
import { findOperations } from './methods.ts';
import { readOperationsList } from './operations-list.ts';

/**
 * Demands that every operation is in `operations.tsv`, the list of all that the service has, under
 * its area, tag and name and with the same method and path. The list comes from outside, so a slip
 * in a path shows here. With the option `complete: true`, every listed operation of the area must
 * be in the spec as well.
 */
export const operationListed: Oas3Rule = ({ complete }) => ({
  Root(root, context) {
    const { location, report } = context;
    const folder = folderOf(location);
    const area = path.basename(folder);
    const list = readOperationsList(path.join(folder, '..', 'operations.tsv'));
    if (list === undefined) {
      const message = `there is no \`operations.tsv\` with its five columns next to the folder \`${area}\`; add it`;
      report({ message, location: location.child(['openapi']).key() });
      return;
    }
    const listed = new Map(list.filter((row) => row.area === area).map((row) => [row.id, row]));
    const written = new Set<string>();
    for (const found of findOperations(root, context)) {
      const id = found.operation.operationId ?? '';
      const here = `${found.method.toUpperCase()} ${found.path}`;
      const row = listed.get(id);
      written.add(id);
      if (row === undefined) {
        const message = `\`operations.tsv\` has no operation \`${id}\` of ${area}; correct the operationId or the list`;
        report({ message, location: found.location.child(['operationId']) });
      } else if (row.address !== here) {
        const message = `\`${id}\` has the path ${here} here but ${row.address} in \`operations.tsv\`; correct one of them`;
        report({ message, location: location.child(['paths', found.path, found.method]).key() });
      }
    }
    for (const { id, address } of complete === true ? listed.values() : [])
      if (!written.has(id)) {
        const message = `\`operations.tsv\` lists \`${id}\` at ${address}, which is missing here; add it`;
        report({ message, location: location.child(['paths']).key() });
      }
  },
});
