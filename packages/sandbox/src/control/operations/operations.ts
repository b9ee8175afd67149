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
          one.area.localeCompare(other.area) || one.operation.localeCompare(other.operation),
      ),
    };
  },
};
