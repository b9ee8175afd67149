import type { OldClient } from './old-client.ts';

/** Reports whether a client is used between the statements that set it up. */
export function isUsedEarly({ name, setters }: OldClient): boolean {
  const last = setters.at(-1);
  if (last === undefined) return false;
  const own = new Set<unknown>(setters.map(({ node }) => node));
  return name.uses.some((use) => {
    const isSetter = own.has(use.parent.parent?.parent?.node);
    const isBeside = use.scope?.node === last.scope?.node;
    return !isSetter && isBeside && start(use.node) < start(last.node);
  });
}

function start(node: object): number {
  return 'start' in node && typeof node.start === 'number' ? node.start : 0;
}
