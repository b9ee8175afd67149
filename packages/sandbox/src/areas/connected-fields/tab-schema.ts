import { z } from 'zod';

const text = z.string().min(1);
const optionalText = z.exactOptional(text);

/** A tab of an extension app, as a seed or a test sets it. */
export const tabSchema = z.strictObject({
  extensionData: z.strictObject({
    extensionGroupId: text,
    actionInputKey: text,
    extensionPolicy: z.exactOptional(z.enum(['None', 'MustVerifyToSign'])),
    publisherName: optionalText,
    applicationName: optionalText,
    actionName: optionalText,
    extensionContract: optionalText,
    actionContract: optionalText,
    extensionName: optionalText,
    requiredForExtension: z.boolean(),
    connectionInstances: z.exactOptional(
      z.array(z.strictObject({ connectionKey: text, connectionValue: z.string() })),
    ),
    connectedFieldsData: z.exactOptional(
      z.strictObject({
        typeSystemNamespace: text,
        typeName: text,
        supportedOperation: z.literal('VerifyType'),
        propertyName: text,
        supportedUri: text,
      }),
    ),
  }),
  tabType: text,
  validationPattern: optionalText,
  validationMessage: optionalText,
  tabLabel: text,
  radios: z.exactOptional(z.array(text)),
});
