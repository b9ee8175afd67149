import { isObject, objectAt, textAt, type Json } from '@countersign/spec-tools/json';
import type ts from 'typescript';
import { upperFirst } from '../names.ts';
import { SourceError } from '../errors.ts';
import { asConst, literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { createAlias, constant } from '../syntax/statements.ts';
import { textType, createUnion } from '../syntax/types.ts';
import type { Model } from '../xsd/index.ts';

/** The schema's types whose elements and codes show an event, by the subject of the event. */
const holders: Readonly<Record<string, { type: string; code: string }>> = {
  envelope: { type: 'EnvelopeStatus', code: 'EnvelopeStatusCode' },
  recipient: { type: 'RecipientStatus', code: 'RecipientStatusCode' },
};

/**
 * For each subject of events: its events as a constant, and a union of their names. Elements and
 * codes of the XML are put into the model's words.
 * @throws {SourceError} if an event names an element or a code that the schema does not have
 */
export function eventsModule(source: Json, model: Model, file: string): ts.Statement[] {
  if (!isObject(source)) return [];
  return Object.keys(source).flatMap((subject) => {
    const events = objectAt(source, subject);
    const entries = Object.keys(events).map((name) => {
      const { date: _date, status: _status, ...rest } = objectAt(events, name);
      const date = textAt(objectAt(events, name), 'date');
      const status = textAt(objectAt(events, name), 'status');
      const place = `${file}: ${name}`;
      return {
        name,
        ...rest,
        ...(date !== undefined && { date: findProperty(date, subject, model, place) }),
        ...(status !== undefined && { status: findWord(status, subject, model, place) }),
      };
    });
    return [
      withDoc(constant(`${subject}Events`, asConst(literal(entries))), [
        `Events of kind ${subject}, and how XML shows them; the words are those of ${file}.`,
      ]),
      withDoc(
        createAlias(
          `${upperFirst(subject)}EventName`,
          createUnion(Object.keys(events).map(textType)),
        ),
        [`The name of an event of kind ${subject}.`],
      ),
    ];
  });
}

/** The property of the element that dates an event. */
function findProperty(element: string, subject: string, model: Model, place: string): string {
  const object = model.objects.find(({ name }) => name === holders[subject]?.type);
  const field = object?.fields.find(({ path }) => path[0]?.local === element);
  return field?.property ?? unknown(place, element);
}

/** The model's word for the status that shows an event. */
function findWord(status: string, subject: string, model: Model, place: string): string {
  const code = model.enumerations.find(({ name }) => name === holders[subject]?.code);
  return code?.values.find(({ xml }) => xml === status)?.name ?? unknown(place, status);
}

function unknown(place: string, word: string): never {
  throw new SourceError(`${place} names ${word}, which the schema does not have. Fix one of them.`);
}
