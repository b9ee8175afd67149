import type { StoredGrant } from '../access/stored-view.ts';

/** The screen of a page for preparing: everything, or only the fields on the pages. */
type Screen = 'prepare' | 'tagger';

/** The parts of a page for preparing and the effects of its buttons, as its caller has asked. */
export interface PageOptions {
  startingScreen: Screen;
  /** The effect of the button that leads back; undefined if the page has none. */
  back: 'previousPage' | 'redirect' | undefined;
  /** True if the button that sends only saves, and leaves the sending to the application. */
  sendRedirects: boolean;
  canSave: boolean;
  canDiscard: boolean;
  editsDocuments: boolean;
  editsRecipients: boolean;
  editsMessage: boolean;
  hasPalette: boolean;
  /** True if the palette has the fields that nobody fills in. */
  hasNotes: boolean;
}

/**
 * Reads the settings of a view. A view that was requested without them has no button that leads
 * back. Settings of parts that the page does not have, such as a list of contacts, have no effect.
 * @evidence public
 */
export function readOptions({ settings }: Pick<StoredGrant, 'settings'>): PageOptions {
  const { documentSettings, recipientSettings, taggerSettings } = settings ?? {};
  const canSave = isShown(settings?.showHeaderActions);
  return {
    startingScreen: is(settings?.startingScreen, 'Tagger') ? 'tagger' : 'prepare',
    back:
      settings === undefined || !isShown(settings.showBackButton)
        ? undefined
        : is(settings.backButtonAction, 'redirect')
          ? 'redirect'
          : 'previousPage',
    sendRedirects: is(settings?.sendButtonAction, 'redirect'),
    canSave,
    canDiscard: canSave && isShown(settings?.showDiscardAction),
    editsDocuments: isShown(documentSettings?.showEditDocuments),
    editsRecipients: isShown(recipientSettings?.showEditRecipients),
    editsMessage: isShown(recipientSettings?.showEditMessage),
    // The page has no fields of the caller's own, which `custom` would leave.
    hasPalette: !['none', 'custom'].some((word) => is(taggerSettings?.paletteSections, word)),
    hasNotes: isShown(taggerSettings?.paletteSettings?.annotations?.show),
  };
}

function isShown(value: string | undefined): boolean {
  return !is(value, 'false');
}

function is(value: string | undefined, word: string): boolean {
  return value?.toLowerCase() === word.toLowerCase();
}
