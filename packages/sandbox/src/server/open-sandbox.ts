import { refuseUnknown } from '@countersign/mock/core/transport';
import { openDatabase } from '../state/storage/database.ts';
import { sandboxOn } from './create-sandbox.ts';
import { sandboxOptions } from './known-options.ts';
import type { SandboxOptions } from './options.ts';
import { requireNode } from './require-node.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * Opens the storage and makes a sandbox on it.
 * @throws Error where the storage cannot be opened, an option makes no sense, or Node is too old
 * @throws TypeError where there is no such option
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  requireNode();
  refuseUnknown('createSandbox', options, sandboxOptions);
  const database = await openDatabase(options.storage ?? {});
  return sandboxOn(database, options);
}
