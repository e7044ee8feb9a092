import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ProductImportUpload } from '../../../src/view-models/shop/product-import-upload.ts';
import { ProductImportsScreen } from '../../../src/view-models/shop/product-imports-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { HeldClock } from '../../support/held-clock.ts';
import { anImport, MemoryImports } from '../../support/memory/memory-imports.ts';

let own: MemoryImports;
let clock: HeldClock;
let modals: Modals;
let screen: ProductImportsScreen;

beforeEach(() => {
  own = new MemoryImports();
  clock = new HeldClock();
  modals = new Modals();
  screen = new ProductImportsScreen(own, clock, modals);
});

const open = async (query: Record<string, string[]> = { import: ['7'] }) => {
  const { signal } = new AbortController();
  await screen.load({ route: 'AdminProductsImport', params: {}, query, signal });
  screen.onEnter();
};
/** Lets the time pass, and the answers come. */
const pass = async (milliseconds: number) => {
  clock.pass(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const reads = () => own.asked.filter((what) => what === 'read').length;

describe('an import on its page', () => {
  it('shows the rows to be mended first, else those that change something', async () => {
    await open();
    expect([screen.action, own.asked]).toEqual(['bad', ['read', 'rows bad']]);
    own.import = anImport({ counts: { bad: 0, add: 0, change: 3, same: 0 } });
    await open();
    expect(screen.action).toBe('change');
  });

  it('asks how far it is while it works, less often while nothing moves, and stops at its end', async () => {
    own.import = anImport({ status: 'importing', progress: 10 });
    await open();
    const first = reads();
    await pass(1_000);
    expect(reads()).toBe(first + 1);
    await pass(1_000);
    // Nothing moved: it takes longer now.
    expect(reads()).toBe(first + 1);
    own.import = anImport({ status: 'done', progress: 100, taken: 2 });
    await pass(1_000);
    expect([reads(), screen.chosen?.status]).toEqual([first + 2, 'done']);
    await pass(60_000);
    expect(reads()).toBe(first + 2);
  });

  it('goes on asking when an answer was lost, and not once the page is left', async () => {
    own.import = anImport({ status: 'checking', progress: 10 });
    await open();
    own.refusal = new Failure('error-offline', {}, 'unreachable');
    await pass(1_000);
    own.import = anImport({ status: 'checking', progress: 50 });
    await pass(8_000);
    expect(screen.chosen?.progress).toBe(50);
    screen.onLeave();
    const before = reads();
    await pass(60_000);
    expect(reads()).toBe(before);
  });

  it('is taken by one press, and called off after a question', async () => {
    await open();
    await Promise.all([screen.take(), screen.take()]);
    expect(own.asked.filter((what) => what === 'importing')).toHaveLength(1);
    screen.askToCancel(true);
    await screen.cancel();
    expect([screen.cancelling, screen.chosen?.status]).toEqual([false, 'cancelled']);
  });

  it('is checked again with the columns as the vendor puts them, each field once', async () => {
    await open();
    screen.mapping?.set('Продажна', 'code');
    expect(screen.mapping?.columns).toEqual({ Код: null, Продажна: 'code' });
    await screen.checkAgain();
    expect([own.mapped, screen.chosen?.status]).toEqual([[{ Код: null, Продажна: 'code' }], 'uploaded']);
  });

  it('is checked again with the manufacturer said once, and not with what is none', async () => {
    await open();
    screen.mapping?.setManufacturer('manufacturer', 'Д');
    await screen.checkAgain();
    expect([own.manufacturers, screen.mapping?.errors]).toEqual([
      [],
      { manufacturer: 'error-manufacturer-required' },
    ]);
    screen.mapping?.setManufacturer('manufacturer', 'Дъб ООД');
    expect(screen.mapping?.isChanged).toBe(true);
    await screen.checkAgain();
    expect(own.manufacturers).toEqual([{ manufacturer: 'Дъб ООД', manufacturerAddress: '' }]);
  });

  it('tells why something was refused', async () => {
    await open();
    own.refusal = new Failure('error-import-not-ready', {}, 'conflict');
    await screen.take();
    expect([modals.notification?.message.key, screen.busy]).toEqual(['error-import-not-ready', false]);
  });
});

describe('the modal that sends a file', () => {
  const opened: number[] = [];
  let upload: ProductImportUpload;
  beforeEach(() => {
    opened.length = 0;
    upload = new ProductImportUpload(
      own,
      modals,
      () => new AbortController(),
      async (id) => void opened.push(id),
    );
    modals.show('productImport');
  });
  const file = { name: 'продукти.csv', size: 100, type: 'text/csv' };

  it('leads to the import', async () => {
    await upload.choose([file]);
    expect([opened, modals.open, upload.sending]).toEqual([[7], null, null]);
  });

  it('says why a file is not taken, and takes another', async () => {
    own.refusal = new Failure('error-import-kind', {}, 'invalid');
    await upload.choose([file]);
    expect([upload.error, modals.open, opened]).toEqual(['error-import-kind', 'productImport', []]);
    await upload.choose([file]);
    expect([upload.error, opened]).toEqual([null, [7]]);
  });

  it('takes one at once', async () => {
    await upload.choose([file, file]);
    expect([upload.error, own.asked]).toEqual(['import-one-at-once', []]);
  });
});
