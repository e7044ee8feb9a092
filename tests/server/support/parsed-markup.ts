import { createRequire } from 'node:module';

type Parsing = { JSDOM: new (markup: string, options: { contentType: string }) => { window: Window } };

// It has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Parsing;

/** Parses markup like a browser; malformed XML is rejected. */
export function parsedMarkup(markup: string, contentType: 'text/html' | 'text/xml' = 'text/html'): Document {
  return new JSDOM(markup, { contentType }).window.document;
}
