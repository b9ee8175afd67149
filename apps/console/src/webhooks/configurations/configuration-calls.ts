import type { CopiedCall } from '../../copying/copy-calls.tsx';
import { callerOf, connectPath, type OwnedConfiguration } from './load-configurations.ts';

/** Plans the call that changes settings of a configuration; the others stay. */
export function planChange(configuration: OwnedConfiguration, changes: object): CopiedCall {
  const { owner, connectId, settings } = configuration;
  const path = connectPath(owner);
  return {
    // The configuration of an account is named in the body, that of an organization in the path.
    path: owner.kind === 'account' ? path : `${path}/${connectId}`,
    method: 'PUT',
    body: { ...settings, ...changes },
    ...callerOf(owner),
  };
}

/** Plans the call that removes a configuration. */
export function planRemoval({ owner, connectId }: OwnedConfiguration): CopiedCall {
  return { path: `${connectPath(owner)}/${connectId}`, method: 'DELETE', ...callerOf(owner) };
}
