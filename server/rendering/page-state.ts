import type { KnownAnswer, KnownAnswers } from '../../src/adapters/http/preloaded-http-client.ts';
import type { ClientContext } from '../../src/container/client-context.ts';
import { escapeJson } from '../platform/escape-html.ts';

/** An answer from memory is the same object for each page that shows it. */
const written = new WeakMap<KnownAnswer, string>();

function answerJson(answer: KnownAnswer): string {
  let json = written.get(answer);
  if (json === undefined) written.set(answer, (json = escapeJson(answer)));
  return json;
}

/** Answers as JSON that can stand in a script element. */
export function answersJson(answers: KnownAnswers): string {
  const pairs = Object.entries(answers).map(([key, answer]) => `${escapeJson(key)}:${answerJson(answer)}`);
  return `{${pairs.join(',')}}`;
}

/** What travels to the browser within the page, as JSON that can stand in a script element. */
export function pageStateJson({ answers, ...rest }: ClientContext): string {
  return `${escapeJson(rest).slice(0, -1)},"answers":${answersJson(answers)}}`;
}
