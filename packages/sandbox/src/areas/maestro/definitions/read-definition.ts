import { z } from 'zod';
import type { StepPerson, WorkflowInput, WorkflowStep } from '../stored-workflow.ts';

const text = z.string();

/** A value, or the input that it comes from. */
const value = z.union([
  text,
  z.looseObject({ propertyName: text }).transform((of) => of.propertyName),
]);

const person = z.looseObject({ roleName: text.optional(), name: value, email: value });

const stepSchema = z.looseObject({
  name: text.optional(),
  type: text,
  input: z
    .looseObject({
      documents: z.array(z.looseObject({ eSignTemplateId: z.guid().optional() })).optional(),
      emailSubject: text.optional(),
      recipients: z
        .union([
          z.array(z.unknown()),
          z.looseObject({
            signers: z.array(person).optional(),
            carbonCopies: z.array(person).optional(),
          }),
        ])
        .optional(),
      payload: z
        .looseObject({
          confirmationMessage: z
            .looseObject({ title: text.optional(), description: text.optional() })
            .optional(),
        })
        .optional(),
    })
    .optional(),
});

/** The definition of a workflow, as programs send it; members that nothing here needs are ignored. */
export const definitionSchema = z.looseObject({
  workflowDefinition: z.looseObject({
    workflowName: text.min(1),
    trigger: z.looseObject({
      id: text.optional(),
      type: text.optional(),
      input: z
        .looseObject({
          payload: z
            .record(text, z.looseObject({ type: text.optional() }).or(z.unknown()))
            .optional(),
        })
        .optional(),
    }),
    steps: z.array(stepSchema).min(1),
  }),
});

type Definition = z.infer<typeof definitionSchema>['workflowDefinition'];

/** The types of inputs that a request is held to; an input of another type takes any value. */
const inputType = z.looseObject({ type: z.string().regex(/^(?:string|number|boolean)$/i) });

/** An input that has the name of a variable, and says by which name requests have it. */
const namedInput = z.looseObject({ propertyName: z.string().min(1) });

/** The values that the trigger makes by itself. */
const ownValues: ReadonlySet<string> = new Set(['dacId', 'id']);

/**
 * Reads the inputs of a definition: those that its trigger declares, by the names that requests and
 * steps have. Variables are named after the trigger too, such as `signerName_wfTrigger`.
 */
export function readInputs({ trigger }: Definition): WorkflowInput[] {
  return Object.entries(trigger.input?.payload ?? {})
    .map(([variable, declared]) => {
      const type = inputType.safeParse(declared);
      const named = namedInput.safeParse(declared);
      return {
        name: named.success ? named.data.propertyName : variable,
        type: type.success ? type.data.type : 'String',
      };
    })
    .filter(({ name }) => !ownValues.has(name) && !name.startsWith('dacId'));
}

/** Reads the steps of a definition. Steps that the sandbox does not know show their name. */
export function readSteps({ steps }: Definition): WorkflowStep[] {
  return steps.map((step) => {
    const { type, input } = step;
    const name = step.name ?? type;
    const templateId = input?.documents?.find((one) => one.eSignTemplateId)?.eSignTemplateId;
    if (type === 'DS-Sign' && templateId !== undefined)
      return {
        name,
        does: 'sign',
        templateId: templateId.toLowerCase(),
        people: readPeople(input?.recipients),
        ...(input?.emailSubject !== undefined && { emailSubject: input.emailSubject }),
      };
    const message = input?.payload?.confirmationMessage;
    return {
      name,
      does: 'screen',
      title: message?.title ?? name,
      text: message?.description ?? '',
    };
  });
}

type Recipients = NonNullable<Definition['steps'][number]['input']>['recipients'];

function readPeople(recipients: Recipients): StepPerson[] {
  if (recipients === undefined || Array.isArray(recipients)) return [];
  const { signers = [], carbonCopies = [] } = recipients;
  return [...signers, ...carbonCopies].map(({ roleName = '', name, email }) => ({
    roleName,
    name,
    email,
  }));
}
