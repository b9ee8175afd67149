import type { Model, ModelObject } from '@countersign/xsd';
import ts from 'typescript';
import { asConst } from './payload/syntax.ts';
import { constant } from './syntax.ts';
import { literal, withDoc } from './print.ts';
import { SourceError } from './source-error.ts';

/** How XML shows an event, in the model's words. */
export interface EventEntry {
  name: string;
  /** The name in the older settings. */
  xml?: string;
  /** The property that says when it happened. */
  date?: string;
  /** The status that shows it. */
  status?: string;
  /** The result of an attempt to authenticate that shows it. */
  result?: string;
}

/** The schema's types whose elements date an event, by what the event is about. */
const holders: Readonly<Record<string, { type: string; code: string }>> = {
  envelope: { type: 'EnvelopeStatus', code: 'EnvelopeStatusCode' },
  recipient: { type: 'RecipientStatus', code: 'RecipientStatusCode' },
};

/**
 * The catalogue of events by what they are about, with elements and codes of the XML put into the
 * model's words.
 * @throws {SourceError} where it names an element or a code that the schema does not have
 */
export function eventTables(
  source: unknown,
  model: Model,
  file: string,
): Map<string, EventEntry[]> {
  const tables = new Map<string, EventEntry[]>();
  for (const [subject, events] of Object.entries<Record<string, Omit<EventEntry, 'name'>>>(
    Object(source),
  )) {
    const holder = holders[subject];
    const object = model.objects.find(({ name }) => name === holder?.type);
    const code = model.enumerations.find(({ name }) => name === holder?.code);
    const entries = Object.entries(events).map(([name, { date, status, ...rest }]) => {
      const dated = propertyOf(object, date);
      const shown = code?.values.find(({ xml }) => xml !== undefined && xml === status)?.name;
      if (date !== undefined && dated === undefined) throw wrong(`${file}: ${name}`, date);
      if (status !== undefined && shown === undefined) throw wrong(`${file}: ${name}`, status);
      return {
        name,
        ...rest,
        ...(dated === undefined ? {} : { date: dated }),
        ...(shown === undefined ? {} : { status: shown }),
      };
    });
    tables.set(subject, entries);
  }
  return tables;
}

function wrong(place: string, word: string): SourceError {
  return new SourceError(
    `${place} names ${word}, which the schema does not have. Mend one of them.`,
  );
}

function propertyOf(
  object: ModelObject | undefined,
  element: string | undefined,
): string | undefined {
  return object?.fields.find(({ path }) => path[0]?.local === element)?.property;
}

/** For each thing that events are about: its events as a constant, and a union of their names. */
export function eventsModule(tables: ReadonlyMap<string, readonly EventEntry[]>): ts.Statement[] {
  const { factory } = ts;
  return [...tables].flatMap(([subject, entries]) => {
    const words = entries.map(({ name }) =>
      factory.createLiteralTypeNode(factory.createStringLiteral(name, true)),
    );
    const name = `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}EventName`;
    const exported = [factory.createToken(ts.SyntaxKind.ExportKeyword)];
    const doc = `Events of kind ${subject}, and how XML shows them; the words are those of specs/connect/events.yaml.`;
    return [
      withDoc(constant(`${subject}Events`, asConst(literal(entries))), [doc]),
      withDoc(
        factory.createTypeAliasDeclaration(
          exported,
          name,
          undefined,
          factory.createUnionTypeNode(words),
        ),
        [`The name of an event of kind ${subject}.`],
      ),
    ];
  });
}
