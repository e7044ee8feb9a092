/* oxlint-disable unicorn/prefer-add-event-listener -- sax has no events of a browser */
import sax from 'sax';
import type { Tag } from 'sax';
import { UnreadableFile } from './unreadable-file.ts';

/** What is done with each part of an XML file; names come without their prefixes. */
export type XmlHandlers = {
  open(name: string, attributes: Record<string, string>, depth: number): void;
  text(text: string): void;
  close(name: string, depth: number): void;
};

/** Entities are the five of XML and numbers; positions would only cost time. */
const STRICT = { position: false, strictEntities: true };

/** How deep elements may stand in one another. */
const DEEPEST = 40;

/**
 * Reads XML as it comes in. A document type that only names its file, as in YML, is skipped and never fetched. One
 * with declarations of its own is refused (billion laughs, files of the server).
 * @param handlersOf are given what hands on what they found.
 * @throws Failure `invalid` for what is no XML.
 */
export async function* parseXml<Item>(
  texts: AsyncIterable<string>,
  handlersOf: (found: (item: Item) => void) => XmlHandlers,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const handlers = handlersOf((item) => items.push(item));
  const xml = sax.parser(true, STRICT);
  let depth = 0;
  xml.onerror = () => refuse('error-import-xml');
  xml.ondoctype = (doctype) => {
    if (doctype.replace(/"[^"]*"|'[^']*'/g, '').includes('[')) refuse('error-import-xml-doctype');
  };
  xml.onopentag = (tag) => {
    depth += 1;
    if (depth > DEEPEST) refuse('error-import-xml');
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

function refuse(key: string): never {
  throw new UnreadableFile(key);
}

/** `x:row` is `row`: some programs name their elements with a prefix. */
function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
