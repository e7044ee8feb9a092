import markdownIt from 'markdown-it';
import type { PostHeading } from '../../../src/core/journal/post.ts';

/** A text of the journal, as readers get it. */
export type ReadyText = { html: string; headings: PostHeading[]; minutes: number };

const WORDS_A_MINUTE = 190;
const markdown = markdownIt({ html: false, typographer: false });

/** Makes Markdown of ours into HTML; each part of the text gets a place to lead to. */
export function readyText(source: string): ReadyText {
  const tokens = markdown.parse(source, {});
  const headings: PostHeading[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
    const parts = tokens[index + 1]?.children ?? [];
    const title = parts.map(({ content }) => content).join('');
    const id = idFor(title, headings);
    token.attrSet('id', id);
    headings.push({ id, title });
  }
  const words = source.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}

/** The title's own words; no other part of the page begins with `part-`. */
function idFor(title: string, before: readonly PostHeading[]): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const id = `part-${words}`;
  return before.some((heading) => heading.id === id) ? `${id}-${before.length + 1}` : id;
}
