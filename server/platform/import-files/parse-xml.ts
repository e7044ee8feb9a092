/* oxlint-disable unicorn/prefer-add-event-listener -- sax has no events of a browser */
import sax from 'sax';
import type { Tag } from 'sax';
import { UnreadableFile } from './unreadable-file.ts';

/** Handlers of XML parts; names have no prefixes. */
export type XmlHandlers = {
  open(name: string, attributes: Record<string, string>, depth: number): void;
  text(text: string): void;
  close(name: string, depth: number): void;
};

/** Only the five predefined entities and numbers; positions cost time. */
const STRICT = { position: false, strictEntities: true };

/** Maximum nesting depth. */
const DEEPEST = 40;

/**
 * Parses XML as a stream. A document type with a file name, as in YML, is skipped and never fetched. Own
 * declarations are refused (entity expansion, local files).
 * @param handlersOf returns handlers that emit items
 * @throws Failure `invalid` for invalid XML
 */
export async function* parseXml<Item>(
  texts: AsyncIterable<string>,
  handlersOf: (found: (item: Item) => void) => XmlHandlers,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const handlers = handlersOf((item) => items.push(item));
  const xml = sax.parser(true, STRICT);
  let depth = 0;
  xml.onerror = () => throwFailure('error-import-xml');
  xml.ondoctype = (doctype) => {
    if (doctype.replace(/"[^"]*"|'[^']*'/g, '').includes('[')) throwFailure('error-import-xml-doctype');
  };
  xml.onopentag = (tag) => {
    depth += 1;
    if (depth > DEEPEST) throwFailure('error-import-xml');
    handlers.open(bare(tag.name), (tag as Tag).attributes, depth);
  };
  xml.ontext = (text) => handlers.text(text);
  xml.oncdata = (text) => handlers.text(text);
  xml.onclosetag = (name) => {
    handlers.close(bare(name), depth);
    depth -= 1;
  };
  for await (const text of texts) {
    xml.write(text);
    if (items.length === 0) continue;
    const ready = items;
    items = [];
    yield* ready;
  }
  xml.close();
  yield* items;
}

function throwFailure(key: string): never {
  throw new UnreadableFile(key);
}

/** Removes the prefix of a name: `x:row` is `row`. */
function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
