import type { Post } from '../../core/journal/post.ts';
import type { Language } from '../../core/shared/language.ts';
import { pictureFile } from '../../core/shared/picture.ts';
import { pathOf } from '../../core/site/paths.ts';

/**
 * Article as JSON-LD (schema.org).
 * @param site name of the site
 */
export function structuredPost(post: Post, language: Language, site: string): Record<string, unknown>[] {
  const { id, title, description, category, publishedAt, cover } = post;
  const address = pathOf('BlogPost', language, { id });
  const way: [string, string][] = [
    [category.name, pathOf('BlogCategory', language, { id: category.id })],
    [title, address],
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: publishedAt,
      inLanguage: language,
      articleSection: category.name,
      mainEntityOfPage: address,
      ...(cover && { image: pictureFile(cover) }),
      author: { '@type': 'Organization', name: site, url: '/' },
      publisher: { '@type': 'Organization', name: site, url: '/' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: way.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}
