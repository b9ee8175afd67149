import type { EnvelopeViewSettings } from '@countersign/types/esign-v2.1';
import { deleteUndefined } from '../../delete-undefined.ts';

/** The names of settings that have an effect, as applications add them to an address. */
const names = [
  'backButtonAction',
  'lockToken',
  'send',
  'sendButtonAction',
  'showBackButton',
  'showDiscardAction',
  'showEditDocuments',
  'showEditRecipients',
  'showHeaderActions',
  'showTabPalette',
] as const;

/**
 * Reads the settings of a page for preparing that an application has added to its address. That is
 * the older way, and counts where the request for the address had no settings.
 * @returns undefined where the address has none
 * @evidence public
 */
export function readAddedSettings(query: URLSearchParams): EnvelopeViewSettings | undefined {
  if (!names.some((name) => query.has(name))) return undefined;
  const read = (name: (typeof names)[number]) => query.get(name) ?? undefined;
  const flag = (name: (typeof names)[number]): 'false' | 'true' | undefined => {
    const value = read(name)?.toLowerCase();
    return value === 'true' || value === 'false' ? value : undefined;
  };
  return deleteUndefined({
    startingScreen: read('send') === '1' ? 'Tagger' : undefined,
    backButtonAction: read('backButtonAction'),
    sendButtonAction: read('sendButtonAction'),
    lockToken: read('lockToken'),
    showBackButton: flag('showBackButton'),
    showDiscardAction: flag('showDiscardAction'),
    showHeaderActions: flag('showHeaderActions'),
    documentSettings: deleteUndefined({ showEditDocuments: flag('showEditDocuments') }),
    recipientSettings: deleteUndefined({ showEditRecipients: flag('showEditRecipients') }),
    taggerSettings: flag('showTabPalette') === 'false' ? { paletteSections: 'none' } : undefined,
  });
}
