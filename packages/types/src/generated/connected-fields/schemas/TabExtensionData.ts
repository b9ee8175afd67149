// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabConnectedFieldsData } from './TabConnectedFieldsData.js';
import type { TabConnectionInstance } from './TabConnectionInstance.js';

/** The check of a tab by an extension app. Copy it into `extensionData` of the tab of an envelope. */
export interface TabExtensionData {
    /** The ID that all tabs of one group share. */
    extensionGroupId: string;
    /** The input of the app that gets the value of the tab. */
    actionInputKey: string;
    /** Says if a signer can finish with a value that was not verified. */
    extensionPolicy?: ("None" | "MustVerifyToSign" | (string & {})) | undefined;
    /** The company that publishes the app. */
    publisherName?: string | undefined;
    /** The name of the app. */
    applicationName?: string | undefined;
    /** The name of the action that checks the value. */
    actionName?: string | undefined;
    /** The interface that the app implements. */
    extensionContract?: string | undefined;
    /** The contract of the action, such as `Contracts.Actions.Verify.Version1.PhoneNumber`. */
    actionContract?: string | undefined;
    /** The name of the extension of the app. */
    extensionName?: string | undefined;
    /** Says if the app needs this value. */
    requiredForExtension: boolean;
    /** The connections that the account has set up. */
    connectionInstances?: TabConnectionInstance[] | undefined;
    /** The field of a data model to which the tab is connected. */
    connectedFieldsData?: TabConnectedFieldsData | undefined;
}
