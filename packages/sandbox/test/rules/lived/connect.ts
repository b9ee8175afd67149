import { readField } from '../documented/read-field.ts';
import type { Row, World } from '../documented/world.ts';

const nowhere = 'http://127.0.0.1:9/';
const events = {
  envelopeEvents: [{ envelopeEventStatusCode: 'sent' }, { envelopeEventStatusCode: 'completed' }],
  recipientEvents: [{ recipientEventStatusCode: 'Sent' }],
};

/** Sends an envelope with a registration of its own, and returns the payloads of the messages. */
async function payloads(world: World, eventNotification: object, event: string) {
  const id = await world.sent({
    eventNotification: { url: nowhere, ...events, ...eventNotification },
  });
  const { body } = await world.ask(`GET control:deliveries?envelopeId=${id}`);
  const all = Array.from(Object(readField(body, 'deliveries')));
  const found = all.find((one) => event === '' || readField(one, 'event') === event);
  const { body: told } = await world.ask(
    `GET control:deliveries/${String(readField(found, 'deliveryId'))}`,
  );
  return String(told['payload']);
}

const json = (includeData: readonly string[]) => ({
  eventData: { version: 'restv2.1', format: 'json', includeData },
});

const message =
  (more: object, event = 'envelope-sent') =>
  async (world: World) =>
    JSON.parse(await payloads(world, more, event));
const part = (more: object, place: string, event?: string) => async (world: World) =>
  readField(await message(more, event)(world), place);

const xml = { includeEnvelopeVoidReason: 'true', includeTimeZone: 'true' };

export const connect: Row[] = [
  {
    rule: 'moments in a message are without zeros at their ends',
    try: part(json([]), 'data.envelopeSummary.sentDateTime'),
    is: undefined,
  },
  {
    rule: 'moments of a summary are without zeros at their ends',
    try: part(json(['recipients']), 'data.envelopeSummary.sentDateTime'),
    is: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d*[1-9])?Z$/u,
  },
  {
    rule: 'the moment of a message has seven digits',
    try: part(json([]), 'generatedDateTime'),
    is: /\.\d{7}Z$/u,
  },
  {
    rule: 'a message without data has the IDs alone',
    try: async (world) => Object.keys(Object(await part(json([]), 'data')(world))).toSorted(),
    is: ['accountId', 'envelopeId', 'userId'],
  },
  {
    rule: 'a message in the mode aggregate is the envelope itself',
    try: async (world) => {
      const body = Object(
        await message({ deliveryMode: 'aggregate', ...json(['recipients']) }, '')(world),
      );
      return [body.status, 'event' in body, 'data' in body];
    },
    is: ['sent', false, false],
  },
  {
    rule: 'a message about a recipient has the ID that the sender gave',
    try: part(json(['recipients']), 'data.recipientId', 'recipient-sent'),
    is: '1',
  },
  {
    rule: 'XML has empty elements, and the moment with seven digits',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<\w+ ?\/>|<(\w+)><\/\1>/u,
  },
  {
    rule: 'the moment of XML has seven digits',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<TimeGenerated>[^<]*\.\d{7}/u,
  },
  {
    rule: 'recipients in XML have their moment of sending and the state of their account',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<Sent>[^]*<AccountStatus>/u,
  },
  {
    rule: 'tabs in XML are Active or Signed',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<Status>Active<\/Status>/u,
  },
  {
    rule: 'tabs in XML have the names that tabs without one have',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<TabName>SignHere<\/TabName>/u,
  },
  {
    rule: 'tabs of the usual size have no size in XML',
    try: async (world) => (await payloads(world, xml, 'envelope-sent')).includes('<ScaleValue>'),
    is: false,
  },
  {
    rule: 'the account of the sender in XML has its number',
    try: (world) =>
      payloads(world, { ...xml, includeSenderAccountasCustomField: 'true' }, 'envelope-sent'),
    is: /<Name>AccountId<\/Name>(?:<\w+>\w+<\/\w+>)*<Value>10583921<\/Value>/u,
  },
  {
    rule: 'the address of the sender in XML has fifteen characters',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<SenderIPAddress>127\.0\.0\.1 {6}<\/SenderIPAddress>/u,
  },
  {
    rule: 'the root of a message in XML declares the namespaces of schemas and instances',
    try: (world) => payloads(world, xml, 'envelope-sent'),
    is: /<DocuSignEnvelopeInformation xmlns:xsd="[^"]+" xmlns:xsi="[^"]+" xmlns="[^"]+">/u,
  },
];
