// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ComponentOption } from './ComponentOption.js';
import type { DocumentInfo } from './DocumentInfo.js';
import type { RecipientInfo } from './RecipientInfo.js';
import type { TabInfo } from './TabInfo.js';
import type { TemplateInfo } from './TemplateInfo.js';

/**
 * A part of a form: a view, a page, a field, or the action at the end. Which properties it has
 * depends on its type.
 */
export interface WebFormComponent {
    /** The keys of the parts that are inside of this one, in order. */
    children?: string[] | undefined;
    /** The label of the button on the last page. */
    confirmationButtonText?: string | undefined;
    /** The URL that the button on the last page leads to. */
    confirmationButtonUrl?: string | undefined;
    /** The value that a field has at first. */
    defaultValue?: (string | number | boolean) | undefined;
    /** A text that explains a field. */
    description?: string | undefined;
    /** The documents of the envelope, by a key. */
    documentInfoMap?: {
        [key: string]: DocumentInfo;
    } | undefined;
    /** Indicates whether the person can change values in the documents. */
    enableDocumentFieldEditing?: boolean | undefined;
    /** Indicates whether a view is used. */
    isEnabled?: boolean | undefined;
    /** Indicates whether a view is for the sender. */
    isSender?: boolean | undefined;
    /** The label of a field. */
    label?: string | undefined;
    /**
     * The maximum number of characters in a field.
     *
     * Format: int32
     */
    maxLength?: number | undefined;
    /** Indicates whether a field has several lines. */
    multiLine?: boolean | undefined;
    /** The options of a field. */
    options?: ComponentOption[] | undefined;
    /** The text that an empty field shows. */
    placeholder?: string | undefined;
    /** The ID of the recipient who fills in the form. */
    primaryRecipientId?: string | undefined;
    /** Indicates whether the value of a field cannot be changed. */
    readOnly?: boolean | undefined;
    /** The recipients of the envelope, by their IDs. */
    recipientInfoMap?: {
        [key: string]: RecipientInfo;
    } | undefined;
    /**
     * The ID of a view, which stays the same in all versions.
     *
     * Format: guid
     */
    recipientViewId?: string | undefined;
    /** Indicates whether a field must have a value. */
    required?: boolean | undefined;
    /** Indicates whether people sign by e-mail rather than at once. */
    requireRemoteSigning?: boolean | undefined;
    /** The role of the person who fills in a view. */
    roleName?: string | undefined;
    /** Indicates whether the last page has a button. */
    showConfirmationButton?: boolean | undefined;
    /** The label of the button on the first page. */
    startButtonText?: string | undefined;
    /** The text of a page below its title. */
    subText?: string | undefined;
    /** The tabs of the envelope that get the values of fields, by their IDs. */
    tabInfoMap?: {
        [key: string]: TabInfo;
    } | undefined;
    /** The templates of the envelope, by the IDs of the originals. */
    templateInfoMap?: {
        [key: string]: TemplateInfo;
    } | undefined;
    /** The title of a page. */
    text?: string | undefined;
    /** The key of the part in `components`. */
    componentKey: string;
    /** The name of a field, under which `formValues` have its value. */
    componentName?: string | undefined;
    /**
     * The type of the part. Fields are `CheckboxGroup`, `Date`, `Email`, `FileInput`, `Number`,
     * `PhoneNumber`, `RadioButtonGroup`, `Select` and `TextBox`.
     */
    componentType: string;
}
