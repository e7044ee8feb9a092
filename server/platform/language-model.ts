import { fetchExternal } from './tracing/spans.ts';

/** A language model with the API of OpenAI's chat completions. */
export type LanguageModel = { url: string; key: string | undefined; name: string };

const MAX_BYTES = 256 * 1024;

export type Question = { instructions: string; data: unknown; maxTokens: number; withinMs: number };

/** The model gave no usable answer. */
export class NoAnswer extends Error {}

/**
 * Asks a model; the input is sent as JSON and declared to be data.
 * @throws NoAnswer or an error of fetch
 */
export async function requestAnswer(
  model: LanguageModel,
  { instructions, data, maxTokens, withinMs }: Question,
): Promise<unknown> {
  const answer = await fetchExternal('language model', model.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(withinMs),
    headers: {
      'content-type': 'application/json',
      ...(model.key && { authorization: `Bearer ${model.key}` }),
    },
    body: JSON.stringify({
      model: model.name,
      max_tokens: maxTokens,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify(data) },
      ],
    }),
  });
  if (!answer.ok || !answer.body) throw new NoAnswer(`status ${answer.status}`);
  return contentOf(await boundedText(answer.body));
}

/** Reason for the log. Messages of other errors may quote people's texts. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ? `${error.name} ${code}` : error.name;
}

/** @throws NoAnswer if it is too long */
async function boundedText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new NoAnswer('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function contentOf(body: string): unknown {
  const answer = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] } | null;
  return answer?.choices?.[0]?.message?.content;
}
