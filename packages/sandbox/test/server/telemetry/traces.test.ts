// A trace leads from the calling program, through the request, to the receiver of the event.
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../connect/receiver.ts';
import { accountId, startTest, type TestSandbox } from '../../harness.ts';

const spans = new InMemorySpanExporter();
let test: TestSandbox;
let receiver: Receiver;

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
  );
  receiver = await startReceiver();
  test = await startTest({ traces: true });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
  trace.disable();
  propagation.disable();
  context.disable();
});

it('one trace has the request, its transaction, and the event that it led to', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const caller = 'b7ad6b7169203331';
  const response = await test.sandbox.fetch(
    `http://sandbox.test/restapi/v2.1/accounts/${accountId}/envelopes`,
    {
      method: 'POST',
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'application/json',
        traceparent: `00-${traceId}-${caller}-01`,
      },
      body: JSON.stringify({
        status: 'sent',
        emailSubject: 'Traced',
        documents: [
          { documentId: '1', name: 'a.txt', fileExtension: 'txt', documentBase64: 'SGVsbG8=' },
        ],
        recipients: { signers: [{ recipientId: '1', name: 'Mara', email: 'mara@example.com' }] },
        eventNotification: {
          url: `${receiver.url}?token=secret`,
          events: ['envelope-sent'],
          eventData: { version: 'restv2.1', format: 'json' },
        },
      }),
    },
  );
  expect(response.status).toBe(201);
  await test.sandbox.idle();
  await expect.poll(() => receiver.received.length).toBe(1);
  await test.sandbox.idle();
  const all = spans.getFinishedSpans().filter((one) => one.spanContext().traceId === traceId);
  const request = all.find(({ kind }) => kind === SpanKind.SERVER);
  expect(request).toMatchObject({
    name: 'Envelopes_create',
    parentSpanContext: { spanId: caller },
    attributes: { 'http.response.status_code': 201, 'countersign.area': 'esign-v2.1' },
  });
  const requestId = request?.spanContext().spanId;
  expect(all.find(({ name }) => name === 'transaction write')).toMatchObject({
    parentSpanContext: { spanId: requestId },
  });
  const delivery = all.find(({ kind }) => kind === SpanKind.PRODUCER);
  expect(delivery).toMatchObject({
    name: 'deliver envelope-sent',
    parentSpanContext: { spanId: requestId },
    attributes: { 'http.response.status_code': 200, 'url.full': receiver.url },
  });
  const received = receiver.received[0]?.headers['traceparent'];
  expect(received).toBe(`00-${traceId}-${delivery?.spanContext().spanId}-01`);
});
