import { Refusal } from '@countersign/mock/core/answers';
import type { MockResponse } from '@countersign/mock/core/server';
import { findLanguage, type Language } from './languages/language.ts';
import { notice } from './render.ts';

/**
 * Shows a person that a page cannot be shown. A refusal says why; of a failure, only the line for
 * developers has the message.
 * @param status the status of a refusal; that of a failure is 500
 */
export function errorPage(
  error: unknown,
  status: number,
  language: Language = findLanguage(),
): MockResponse {
  const { t } = language;
  if (error instanceof Refusal)
    return notice(status, t('This does not work'), error.message, { language });
  return notice(
    500,
    t('Something went wrong'),
    t('The page cannot be shown now. Try again later, or tell the person who sent you the link.'),
    {
      language,
      failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    },
  );
}
