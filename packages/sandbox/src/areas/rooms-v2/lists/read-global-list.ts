import { loadOperation } from '@countersign/mock/core/contract';
import type { operations } from '@countersign/types/rooms-v2/openapi';
import type { z } from 'zod';

/** The operations that return a list which is the same for every account. */
export type GlobalListId = Extract<keyof operations, `GlobalLists_${string}`>;

/** A list as the contract specifies it: the example of its operation is the whole list. */
export async function readGlobalList<List>(
  id: GlobalListId,
  schema: z.ZodType<List>,
): Promise<List> {
  const { responses } = await loadOperation({ area: 'rooms-v2', id });
  const [example] = responses.find(({ code }) => code === '200')?.contents[0]?.examples ?? [];
  return schema.parse(example?.value);
}
