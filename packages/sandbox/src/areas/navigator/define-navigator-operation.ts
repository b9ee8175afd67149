import { splitUrl } from '@countersign/mock/core/server';
import type { operations } from '@countersign/types/navigator/openapi';
import type { Context } from '../../engine/context.ts';
import { createDefiner, resolveMemberOr } from '../../engine/operation.ts';
import { refusal } from './refusal.ts';

const resolveCaller = resolveMemberOr((sentence) => refusal('403', sentence));

/**
 * Defines the handler of an operation of Navigator. The file of its resource exports it under its
 * operationId.
 */
export const defineNavigatorOperation = createDefiner<operations, Context>(resolveCaller);

/** The context of a list whose parameters have operators in their names, such as `title[ne]`. */
interface ListContext extends Context {
  /** The query as it came, without the word null where it counts as missing. */
  search: URLSearchParams;
}

/** Defines the operation of a list whose parameters have operators in their names. */
export const defineListOperation = createDefiner<operations, ListContext>(
  async (state, call, claims, common) => ({
    ...(await resolveCaller(state, call, claims, common)),
    search: new URLSearchParams(
      [...new URLSearchParams(splitUrl(call.request.url).search)].filter(
        ([name, value]) => value !== 'null' || call.query.has(name),
      ),
    ),
  }),
);
