import type { RaRecord } from 'react-admin';
import type { TeamOperations } from '../team-operations.ts';

type Query = { q?: string | undefined; changed?: 'true' | undefined; offset: number; limit: number };

export type RecordReader = {
  list(query: Query): Promise<{ data: RaRecord[]; total: number }>;
  one(id: string): Promise<RaRecord>;
};

type Operations = Pick<
  TeamOperations,
  'teamTexts' | 'teamText' | 'teamPages' | 'teamPage' | 'teamPosts' | 'teamPost'
>;

/** Texts, informational pages and blog posts as records of react-admin; the id is their key or name (TEAM-09). */
export const contentRecords = (
  operations: Operations,
): Record<'texts' | 'pages' | 'posts', RecordReader> => ({
  texts: {
    list: async (query) => {
      const { data, total } = await operations.teamTexts(query);
      return { data: data.map((text) => ({ ...text, id: text.key })), total };
    },
    one: async (key) => ({ ...(await operations.teamText({ key })), id: key }),
  },
  pages: {
    list: async () => {
      const { data } = await operations.teamPages({});
      return { data: data.map((page) => ({ ...page, id: page.name })), total: data.length };
    },
    one: async (name) => ({ ...(await operations.teamPage({ name: name as PageName })), id: name }),
  },
  posts: {
    list: async ({ q, offset, limit }) => {
      const { data, total } = await operations.teamPosts({ q, offset, limit });
      return { data: data.map((post) => ({ ...post, id: post.slug })), total };
    },
    one: async (slug) => ({ ...(await operations.teamPost({ slug })), id: slug }),
  },
});

export type PageName = Parameters<Operations['teamPage']>[0]['name'];
export type TextRecord = Awaited<ReturnType<Operations['teamText']>> & RaRecord;
export type PageRecord = Awaited<ReturnType<Operations['teamPage']>> & RaRecord;
export type PageValue = PageRecord['current'];
