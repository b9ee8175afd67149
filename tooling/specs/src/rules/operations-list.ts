import { readFileSync } from 'node:fs';

/** An operation as the list has it. */
export interface ListedOperation {
  area: string;
  /** The operationId that follows from the resource and the operation. */
  id: string;
  /** Method and path, without the `/restapi` that the servers of the spec add. */
  address: string;
}

const header = 'area\tresource\toperation\tmethod\tpath';

/** Reads the list of all operations; undefined where there is none with the columns it must have. */
export function readOperationsList(file: string): ListedOperation[] | undefined {
  const [columns, ...rows] = readLines(file);
  if (columns !== header) return undefined;
  return rows.map((row) => {
    const [area = '', resource, operation, method, path = ''] = row.split('\t');
    const address = `${method} ${path.replace(/^\/restapi(?=\/)/, '')}`;
    return { area, id: `${resource}_${operation}`, address };
  });
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  } catch {
    return [];
  }
}
