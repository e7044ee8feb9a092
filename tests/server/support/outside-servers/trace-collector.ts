import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};
type WireTraces = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
};

export type CollectedSpan = {
  name: string;
  traceId: string;
  id: string;
  parent: string | undefined;
  failed: boolean;
  /** Includes those of the sending program. */
  attributes: Record<string, string | number | boolean | undefined>;
};

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

/** A trace collector that accepts OTLP as JSON over HTTP. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    spans.push(...read(JSON.parse(Buffer.concat(chunks).toString('utf8')) as WireTraces));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** @throws Error when there is none */
    span(name: string): CollectedSpan {
      const found = spans.find((one) => one.name === name);
      if (!found) throw new Error(`No span ${name} among: ${spans.map((one) => one.name).join(', ')}`);
      return found;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function read({ resourceSpans }: WireTraces): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        name,
        traceId,
        id: spanId,
        parent: parentSpanId || undefined,
        failed: status.code === 2,
        attributes: Object.fromEntries(
          [...resource.attributes, ...attributes].map(({ key, value }) => [
            key,
            value.stringValue ?? value.intValue ?? value.boolValue,
          ]),
        ),
      })),
    ),
  );
}
