import markdownIt from 'markdown-it';
import type { PostHeading } from '../../../src/core/journal/post.ts';

export type ReadyText = { html: string; headings: PostHeading[]; minutes: number };

const WORDS_A_MINUTE = 190;
const markdown = markdownIt({ html: false, typographer: false });

/** Converts trusted Markdown to HTML; each section gets an anchor. */
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

/** Words of the title; the prefix `part-` is unique on the page. */
function idFor(title: string, before: readonly PostHeading[]): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const id = `part-${words}`;
  return before.some((heading) => heading.id === id) ? `${id}-${before.length + 1}` : id;
}
