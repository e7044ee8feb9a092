import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { AnyCall, HttpClient } from '../adapters/http/http-client.ts';
import type { Language } from '../core/shared/language.ts';
import type { RecordReader } from './content/content-records.ts';
import { toHttpError } from './http-error.ts';

type Page = { data: RaRecord[]; total: number; isCapped: boolean };
type One = { record: RaRecord };
type Input = Record<string, unknown>;
type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

export type Queue = { kind: string; count: number; oldest: string | null; mine: number };
export type SearchHit = { resource: string; id: Identifier; title: string; detail: string };

/** react-admin's calls and those of the back office. */
export type TeamDataProvider = DataProvider & {
  act(
    resource: string,
    params: { id: Identifier; action: string; reason?: string; input?: Input },
  ): Promise<{ data: RaRecord }>;
  queues(): Promise<{ data: Queue[] }>;
  search(q: string): Promise<{ data: SearchHit[] }>;
};

const RECORDS = '/api/team/records/{resource}';

/**
 * Maps react-admin's calls to the records of the API.
 * @param readers of resources with operations of their own
 */
export function dataProvider(http: HttpClient, readers: Record<string, RecordReader> = {}): TeamDataProvider {
  const send = async <Answer>(call: AnyCall): Promise<Answer> => {
    try {
      return (await http.send(call)) as Answer;
    } catch (error) {
      throw toHttpError(error);
    }
  };
  const getList = async (resource: string, params: ListParams) => {
    const query = listQuery(params);
    const reader = readers[resource];
    if (reader) {
      const { q, offset, limit } = query;
      const changed = (params.filter as { changed?: 'true' } | undefined)?.changed;
      return reader.list({ q, changed, offset, limit }).catch(refuse);
    }
    const page = await send<Page>({ method: 'GET', path: RECORDS, params: { resource }, query });
    return { data: page.data, total: page.total, meta: { isCapped: page.isCapped } };
  };
  const getOne = async (resource: string, id: Identifier) => {
    const reader = readers[resource];
    if (reader) return reader.one(String(id)).catch(refuse);
    const params = { resource, id };
    return (await send<One>({ method: 'GET', path: `${RECORDS}/{id}`, params })).record;
  };
  const post = async (path: string, params: Input, body: Input) =>
    (await send<One>({ method: 'POST', path: `${RECORDS}${path}`, params, body })).record;
  return {
    getList: getList as DataProvider['getList'],
    getOne: async (resource, { id }) => ({ data: (await getOne(resource, id)) as never }),
    getMany: async (resource, { ids }) => ({
      data: (await Promise.all(ids.map((id) => getOne(resource, id)))) as never,
    }),
    getManyReference: ((resource: string, params: ListParams & { target: string; id: Identifier }) =>
      getList(resource, {
        ...params,
        filter: { ...params.filter, [params.target]: params.id },
      })) as DataProvider['getManyReference'],
    create: async (resource, { data }) => ({
      data: (await post('', { resource }, { input: data })) as never,
    }),
    update: async (resource, { id, data, previousData }) => ({
      data: (await post('/{id}', { resource, id }, { input: data, version: previousData?.version })) as never,
    }),
    updateMany: unsupported,
    delete: unsupported,
    deleteMany: unsupported,
    act: async (resource, { id, action, reason, input }) => ({
      data: await post('/{id}/{action}', { resource, id, action }, { reason, input }),
    }),
    queues: () => send({ method: 'GET', path: '/api/team/queues' }),
    search: (q) => send({ method: 'GET', path: '/api/team/search', query: { q } }),
  };
}

/** URL of a list as CSV with the given filter. */
export function exportUrl(resource: string, { q, ...filter }: Input, language: Language): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), format: 'csv', language });
  if (typeof q === 'string' && q !== '') query.set('q', q);
  return `/api/team/records/${encodeURIComponent(resource)}/export?${query}`;
}

function refuse(error: unknown): never {
  throw toHttpError(error);
}

function listQuery({ pagination, sort, filter }: ListParams) {
  const { q, ...fields } = (filter ?? {}) as { q?: string };
  const { page = 1, perPage = 25 } = pagination ?? {};
  return {
    q: q === '' ? undefined : q,
    filter: Object.keys(fields).length > 0 ? JSON.stringify(fields) : undefined,
    sort: sort?.field,
    order: sort?.order.toLowerCase(),
    offset: (page - 1) * perPage,
    limit: perPage,
  };
}

/** Records are removed one by one, by actions with a reason. */
async function unsupported(): Promise<never> {
  throw new Error('The back office has no such operation');
}
