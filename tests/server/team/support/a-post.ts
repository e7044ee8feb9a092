import type { PostVersion } from '../../../../src/core/journal/post-version.ts';

/** A blog post as the team writes it; tests override single fields. */
export function aPost(changes: Partial<PostVersion> = {}): PostVersion {
  return {
    category: 'furnishing',
    date: '2026-11-21',
    highlighted: false,
    isPublished: true,
    cover: null,
    related: [],
    bg: {
      title: 'Как да изберем диван',
      description: 'Размер, дамаска и механизъм.',
      body: '## Размерът\n\nПремерете вратата.',
    },
    en: {
      title: 'Choosing a sofa',
      description: 'Size, fabric and mechanism.',
      body: '## The size\n\nMeasure the door.',
    },
    ...changes,
  };
}
