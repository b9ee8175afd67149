import { readOwn } from '@countersign/mock/core/outside';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { sendFromTemplate } from '../../../envelopes/send-from-template.ts';
import { accounts, members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import type { StepPerson, StoredInstance } from '../stored-workflow.ts';

/**
 * Creates and sends the envelope of the current step. Its first person signs on the page of the
 * instance, and others are invited by e-mail.
 * @returns its ID
 * @throws ServiceRefusal with the reason why it cannot be sent
 */
export async function sendStep(state: State, instance: StoredInstance): Promise<string> {
  const step = instance.steps[instance.completed];
  if (step?.does !== 'sign') throw new Error(`${instance.instanceId} has no envelope to send`);
  const { accountId, startedBy, origin } = instance;
  const account = await state.of(accounts).get('', accountId);
  const sender = await state.of(members).get(accountId, startedBy);
  if (account === undefined || sender?.status !== 'Active')
    throw new ServiceRefusal(
      'USER_LACKS_MEMBERSHIP',
      `The user ${startedBy}, who started the workflow, is no longer in the account.`,
    );
  const { envelopeId } = await sendFromTemplate(state, {
    account,
    sender,
    origin,
    definition: {
      templateId: step.templateId,
      templateRoles: step.people.map((person, index) => ({
        roleName: person.roleName,
        name: readInput(instance, person, 'name'),
        email: readInput(instance, person, 'email'),
        ...(index === 0 && { clientUserId: instance.instanceId }),
      })),
      ...(step.emailSubject !== undefined && { emailSubject: step.emailSubject }),
    },
    usualSubject: step.name,
    message: `The envelope was created by the workflow instance ${instance.name}.`,
  });
  return envelopeId;
}

/** Reads the value of the input that a person names; a text that names no input is the value itself. */
function readInput(
  { inputs, entries }: StoredInstance,
  person: StepPerson,
  member: 'name' | 'email',
): string {
  const text = person[member];
  const value = readOwn(inputs, text) ?? readOwn(entries, text) ?? text;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
