import { SpanKind } from '@opentelemetry/api';
import { inPart } from '../tracing/spans.ts';

const MAX_TEXT = 2_000;

/** Runs a statement as a span with its text, whose values are placeholders. */
export const inQuery = <Result>(sql: string, ask: () => Promise<Result>): Promise<Result> =>
  inPart(
    summaryOf(sql),
    {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, MAX_TEXT) },
    },
    ask,
  );

/** Short name of a statement, such as `select product`. */
export function summaryOf(sql: string): string {
  const [verb = 'query'] = /\w+/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update|call)\s+"?(\w+)/i.exec(sql) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
