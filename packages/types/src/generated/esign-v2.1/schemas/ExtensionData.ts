// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedData } from './ConnectedData.js';
import type { ConnectionInstance } from './ConnectionInstance.js';

/** How an extension of the service, made by another company, takes part in a tab. */
export interface ExtensionData {
    /** What kind of work the extension does here, such as checking the value. */
    actionContract?: string | undefined;
    /** Under which key the value of the tab is handed to the extension. */
    actionInputKey?: string | undefined;
    /** The work that the extension does here, by its name. */
    actionName?: string | undefined;
    /** The application to which the extension belongs. */
    applicationId?: string | undefined;
    /** The name of the application to which the extension belongs. */
    applicationName?: string | undefined;
    /** The data field that the extension fills in or reads for the tab. */
    connectedFieldsData?: ConnectedData | undefined;
    /** The logins at other systems with which the extension works. */
    connectionInstances?: ConnectionInstance[] | undefined;
    /** The set of abilities that the extension has promised to offer. */
    extensionContract?: string | undefined;
    /** Which tabs are handed to the extension together. */
    extensionGroupId?: string | undefined;
    /** The extension, by its name for people. */
    extensionName?: string | undefined;
    /** Whether the signer can go on when the extension finds a mistake or fails. */
    extensionPolicy?: string | undefined;
    /** The company that published the extension. */
    publisherName?: string | undefined;
    /**
     * Whether the extension cannot work without the value of this tab.
     *
     * Format: boolean-string
     */
    requiredForExtension?: ("true" | "false") | undefined;
}
