import { createRequire } from 'node:module';

type Parsing = { JSDOM: new (markup: string, options: { contentType: string }) => { window: Window } };

// It brings no types with it.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Parsing;

/** Markup as a browser reads it; XML that is none is refused. */
export function parsedMarkup(markup: string, contentType: 'text/html' | 'text/xml' = 'text/html'): Document {
  return new JSDOM(markup, { contentType }).window.document;
}
