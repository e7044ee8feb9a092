import { fetchExternal } from '../tracing/spans.ts';
import { LanguageModel, NoAnswer } from './language-model.ts';
import type { Question } from './language-model.ts';

export type ModelSettings = { url: string; key: string | undefined; name: string };

const MAX_BYTES = 256 * 1024;

/** A language model with the API of OpenAI's chat completions. */
export class ChatCompletions extends LanguageModel {
  constructor(private readonly settings: ModelSettings) {
    super();
  }

  async answer({ instructions, data, maxTokens, withinMs }: Question): Promise<unknown> {
    const { url, key, name } = this.settings;
    const answer = await fetchExternal('language model', url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
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
