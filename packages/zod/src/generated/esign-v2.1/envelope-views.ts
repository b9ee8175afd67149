/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConsoleViewRequest } from './schemas/consoleViewRequest.js';
import { CorrectViewRequest } from './schemas/correctViewRequest.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { RecipientViewRequest } from './schemas/recipientViewRequest.js';
import { ReturnUrlRequest } from './schemas/returnUrlRequest.js';
import { ViewUrl } from './schemas/viewUrl.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-views';
export const EnvelopeViewsCreateCorrectParams: zod.ZodType<types.EnvelopeViewsCreateCorrectParams, types.EnvelopeViewsCreateCorrectParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateCorrectBody = CorrectViewRequest;
export const EnvelopeViewsCreateCorrect201Response = ViewUrl;
export const EnvelopeViewsCreateCorrect400Response = ErrorDetails;
export const EnvelopeViewsCreateCorrect401Response = ErrorDetails;
export const EnvelopeViewsCreateCorrect403Response = ErrorDetails;
export const EnvelopeViewsCreateCorrect404Response = ErrorDetails;
export const EnvelopeViewsCreateCorrect405Response = ErrorDetails;
export const EnvelopeViewsCreateCorrect429Response = ErrorDetails;
export const EnvelopeViewsCreateCorrect500Response = ErrorDetails;
export const EnvelopeViewsCreateEditParams: zod.ZodType<types.EnvelopeViewsCreateEditParams, types.EnvelopeViewsCreateEditParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateEditBody = ReturnUrlRequest;
export const EnvelopeViewsCreateEdit201Response = ViewUrl;
export const EnvelopeViewsCreateEdit400Response = ErrorDetails;
export const EnvelopeViewsCreateEdit401Response = ErrorDetails;
export const EnvelopeViewsCreateEdit403Response = ErrorDetails;
export const EnvelopeViewsCreateEdit404Response = ErrorDetails;
export const EnvelopeViewsCreateEdit405Response = ErrorDetails;
export const EnvelopeViewsCreateEdit429Response = ErrorDetails;
export const EnvelopeViewsCreateEdit500Response = ErrorDetails;
export const EnvelopeViewsCreateRecipientParams: zod.ZodType<types.EnvelopeViewsCreateRecipientParams, types.EnvelopeViewsCreateRecipientParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateRecipientBody = RecipientViewRequest;
export const EnvelopeViewsCreateRecipient201Response = ViewUrl;
export const EnvelopeViewsCreateRecipient400Response = ErrorDetails;
export const EnvelopeViewsCreateRecipient401Response = ErrorDetails;
export const EnvelopeViewsCreateRecipient403Response = ErrorDetails;
export const EnvelopeViewsCreateRecipient404Response = ErrorDetails;
export const EnvelopeViewsCreateRecipient405Response = ErrorDetails;
export const EnvelopeViewsCreateRecipient429Response = ErrorDetails;
export const EnvelopeViewsCreateRecipient500Response = ErrorDetails;
export const EnvelopeViewsCreateSenderParams: zod.ZodType<types.EnvelopeViewsCreateSenderParams, types.EnvelopeViewsCreateSenderParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateSenderBody = ReturnUrlRequest;
export const EnvelopeViewsCreateSender201Response = ViewUrl;
export const EnvelopeViewsCreateSender400Response = ErrorDetails;
export const EnvelopeViewsCreateSender401Response = ErrorDetails;
export const EnvelopeViewsCreateSender403Response = ErrorDetails;
export const EnvelopeViewsCreateSender404Response = ErrorDetails;
export const EnvelopeViewsCreateSender405Response = ErrorDetails;
export const EnvelopeViewsCreateSender429Response = ErrorDetails;
export const EnvelopeViewsCreateSender500Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipientParams: zod.ZodType<types.EnvelopeViewsCreateSharedRecipientParams, types.EnvelopeViewsCreateSharedRecipientParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateSharedRecipientBody = RecipientViewRequest;
export const EnvelopeViewsCreateSharedRecipient201Response = ViewUrl;
export const EnvelopeViewsCreateSharedRecipient400Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipient401Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipient403Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipient404Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipient405Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipient429Response = ErrorDetails;
export const EnvelopeViewsCreateSharedRecipient500Response = ErrorDetails;
export const EnvelopeViewsCreateConsoleParams: zod.ZodType<types.EnvelopeViewsCreateConsoleParams, types.EnvelopeViewsCreateConsoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopeViewsCreateConsoleBody = ConsoleViewRequest;
export const EnvelopeViewsCreateConsole201Response = ViewUrl;
export const EnvelopeViewsCreateConsole400Response = ErrorDetails;
export const EnvelopeViewsCreateConsole401Response = ErrorDetails;
export const EnvelopeViewsCreateConsole403Response = ErrorDetails;
export const EnvelopeViewsCreateConsole404Response = ErrorDetails;
export const EnvelopeViewsCreateConsole405Response = ErrorDetails;
export const EnvelopeViewsCreateConsole429Response = ErrorDetails;
export const EnvelopeViewsCreateConsole500Response = ErrorDetails;
