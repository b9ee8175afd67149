// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedData } from './ConnectedData.js';
import type { ConnectionInstance } from './ConnectionInstance.js';

/** The extension of another company that processes the data of a tab. */
export interface ExtensionData {
    /**
     * The contract of the action: the type of task that the extension performs, such as validating
     * the value.
     */
    actionContract?: string | undefined;
    /** The key under which the extension receives the value of the tab. */
    actionInputKey?: string | undefined;
    /** The name of the action that the extension performs. */
    actionName?: string | undefined;
    /** The ID of the application that the extension belongs to. */
    applicationId?: string | undefined;
    /** The name of the application that the extension belongs to. */
    applicationName?: string | undefined;
    /** The connected data field that the extension reads or writes for the tab. */
    connectedFieldsData?: ConnectedData | undefined;
    /** The connections to other systems that the extension uses. */
    connectionInstances?: ConnectionInstance[] | undefined;
    /** The contract of the extension: the set of capabilities that it provides. */
    extensionContract?: string | undefined;
    /** The ID of the group of tabs that are passed to the extension together. */
    extensionGroupId?: string | undefined;
    /** The display name of the extension. */
    extensionName?: string | undefined;
    /** Specifies whether the signer can continue when the extension reports an error or fails. */
    extensionPolicy?: string | undefined;
    /** The name of the company that published the extension. */
    publisherName?: string | undefined;
    /**
     * Specifies whether the extension requires the value of this tab.
     *
     * Format: boolean-string
     */
    requiredForExtension?: ("true" | "false") | undefined;
}
