import { compareNames } from '../../engine/compare-names.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';

export const operations: SandboxHandlers<'listOperations'> = {
  async listOperations({ contract }) {
    const all = contract.routes
      .filter(({ older }) => older === undefined)
      .map(({ id, area, method, path }) => ({
        operation: id,
        area,
        method: method.toUpperCase(),
        path,
      }));
    return {
      operations: all.toSorted(
        (one, other) =>
          compareNames(one.area, other.area) || compareNames(one.operation, other.operation),
      ),
    };
  },
};
