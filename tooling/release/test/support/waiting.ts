import type { Edit } from './edits.ts';
import { changeset, releasedRepository, type Repository } from './repository.ts';

/** A repository of version 0.3.0, which has been released, with a changeset of the contract. */
export async function waiting(...edits: Edit[]): Promise<Repository> {
  const repository = await releasedRepository('0.3.0');
  for (const edit of edits) await repository.edit(...edit);
  repository.write({ '.changeset/less.md': changeset({ '@countersign/specs': 'minor' }) });
  await repository.commit();
  return repository;
}
