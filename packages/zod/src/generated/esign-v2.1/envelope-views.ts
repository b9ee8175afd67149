/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConsoleViewRequest } from './schemas/consoleViewRequest.js';
import { CorrectViewRequest } from './schemas/correctViewRequest.js';
import { EnvelopeViewRequest } from './schemas/envelopeViewRequest.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { RecipientViewRequest } from './schemas/recipientViewRequest.js';
import { ViewUrl } from './schemas/viewUrl.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-views';
export const EnvelopeViewsCreateCorrectParams: ObjectSchema<types.EnvelopeViewsCreateCorrectParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateCorrectBody = CorrectViewRequest;
export const EnvelopeViewsCreateCorrect201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateCorrect400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectViewParams: ObjectSchema<types.EnvelopeViewsDeleteEnvelopeCorrectViewParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsDeleteEnvelopeCorrectViewBody = CorrectViewRequest;
export const EnvelopeViewsDeleteEnvelopeCorrectView200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeViewsDeleteEnvelopeCorrectView400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEditParams: ObjectSchema<types.EnvelopeViewsCreateEditParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateEditBody = EnvelopeViewRequest;
export const EnvelopeViewsCreateEdit201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateEdit400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipientParams: ObjectSchema<types.EnvelopeViewsCreateRecipientParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateRecipientBody = RecipientViewRequest;
export const EnvelopeViewsCreateRecipient201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateRecipient400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSenderParams: ObjectSchema<types.EnvelopeViewsCreateSenderParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateSenderBody = EnvelopeViewRequest;
export const EnvelopeViewsCreateSender201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateSender400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipientParams: ObjectSchema<types.EnvelopeViewsCreateSharedRecipientParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeViewsCreateSharedRecipientBody = RecipientViewRequest;
export const EnvelopeViewsCreateSharedRecipient201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateSharedRecipient400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsoleParams: ObjectSchema<types.EnvelopeViewsCreateConsoleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopeViewsCreateConsoleBody = ConsoleViewRequest;
export const EnvelopeViewsCreateConsole201Response: zod.ZodType<zod.output<typeof ViewUrl>, unknown> = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateConsole400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
