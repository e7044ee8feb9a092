import { describe, expect, it } from 'vitest';
import { refreshedPage } from '../../../src/view-models/site/refreshed-page.ts';

/** List of that many items, three to a page; `asked` contains the requested pages. */
function aListOf(total: number) {
  const asked: number[] = [];
  const read = async ({ page }: { page: number; tab: string }) => {
    asked.push(page);
    const left = Math.max(0, Math.min(3, total - (page - 1) * 3));
    return { data: Array.from({ length: left }, (_, index) => index), total };
  };
  return { asked, read };
}

describe('A page of a list after the removal of an item', () => {
  it('is loaded again', async () => {
    const { asked, read } = aListOf(4);
    const { wanted, list } = await refreshedPage({ page: 2, tab: 'all' }, read);
    expect([wanted.page, list.data.length, asked]).toEqual([2, 1, [2]]);
  });

  it('is replaced by the previous one if it is empty', async () => {
    const { asked, read } = aListOf(3);
    const { wanted, list } = await refreshedPage({ page: 2, tab: 'draft' }, read);
    expect([wanted, list.data.length, asked]).toEqual([{ page: 1, tab: 'draft' }, 3, [2, 1]]);
  });

  it('stays if it is the first, also if it is empty', async () => {
    const { asked, read } = aListOf(0);
    const { wanted, list } = await refreshedPage({ page: 1, tab: 'all' }, read);
    expect([wanted.page, list.data, asked]).toEqual([1, [], [1]]);
  });
});
