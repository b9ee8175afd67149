import type {
  ErrorDetails,
  ExtensionData,
  LocalePolicyTab,
  PaymentDetails,
  TabGroup,
  Text,
} from '@countersign/types/esign-v2.1';

/** A button of a group of radio buttons. */
export interface AnyRadio {
  tabId?: string | undefined;
  pageNumber?: string | undefined;
  xPosition?: string | undefined;
  yPosition?: string | undefined;
  anchorString?: string | undefined;
  value?: string | undefined;
  selected?: 'true' | 'false' | undefined;
  required?: 'true' | 'false' | undefined;
  locked?: 'true' | 'false' | undefined;
  /** The position among the tabs of the page. */
  tabOrder?: string | undefined;
  status?: Text['status'];
  errorDetails?: ErrorDetails | undefined;
}

/** A tab of any kind, with the fields that rules read; each kind has some of them. */
export interface AnyTab extends AnyRadio {
  customTabId?: string | undefined;
  tabLabel?: string | undefined;
  tabType?: string | undefined;
  name?: string | undefined;
  /** The extension app that checks the value. */
  extensionData?: ExtensionData | undefined;
  /** The text that the signer reads at the tab. */
  tooltip?: string | undefined;
  documentId?: string | undefined;
  recipientId?: string | undefined;
  recipientIdGuid?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  scaleValue?: string | undefined;
  anchorUnits?: string | undefined;
  anchorXOffset?: string | undefined;
  anchorYOffset?: string | undefined;
  anchorTabScope?: string | undefined;
  anchorCaseSensitive?: 'true' | 'false' | undefined;
  anchorMatchWholeWord?: 'true' | 'false' | undefined;
  anchorAllowWhiteSpaceInCharacters?: 'true' | 'false' | undefined;
  anchorHorizontalAlignment?: Text['anchorHorizontalAlignment'];
  anchorIgnoreIfNotPresent?: 'true' | 'false' | undefined;
  conditionalParentLabel?: string | undefined;
  conditionalParentValue?: string | undefined;
  templateRequired?: 'true' | 'false' | undefined;
  templateLocked?: 'true' | 'false' | undefined;
  font?: string | undefined;
  fontSize?: string | undefined;
  fontColor?: string | undefined;
  bold?: 'true' | 'false' | undefined;
  italic?: 'true' | 'false' | undefined;
  underline?: 'true' | 'false' | undefined;
  originalValue?: string | undefined;
  selectedOriginal?: 'true' | 'false' | undefined;
  optional?: 'true' | 'false' | undefined;
  maxLength?: string | undefined;
  validationPattern?: string | undefined;
  validationMessage?: string | undefined;
  numericalValue?: string | undefined;
  validationType?: string | undefined;
  minNumericalValue?: string | undefined;
  maxNumericalValue?: string | undefined;
  concealValueOnDocument?: 'true' | 'false' | undefined;
  formula?: string | undefined;
  roundDecimalPlaces?: string | undefined;
  localePolicy?: LocalePolicyTab | undefined;
  paymentDetails?: PaymentDetails | undefined;
  hidden?: 'true' | 'false' | undefined;
  buttonText?: string | undefined;
  listItems?: AnyListItem[] | undefined;
  listSelectedValue?: string | undefined;
  tabGroupLabels?: string[] | undefined;
  groupName?: string | undefined;
  radios?: AnyRadio[] | undefined;
  groupLabel?: string | undefined;
  groupRule?: TabGroup['groupRule'];
  minimumRequired?: string | undefined;
  maximumAllowed?: string | undefined;
  tabScope?: TabGroup['tabScope'];
}

/** An item of a list to choose from. */
export interface AnyListItem {
  text?: string | undefined;
  value?: string | undefined;
  selected?: 'true' | 'false' | undefined;
}

/** Finds the name of a tab for messages. */
export function nameOfTab(tab: AnyTab): string {
  return tab.tabLabel ?? tab.groupName ?? tab.groupLabel ?? tab.tabId ?? 'without a label';
}
