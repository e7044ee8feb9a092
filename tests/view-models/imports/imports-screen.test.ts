import { beforeEach, describe, expect, it } from 'vitest';
import { Cancelled, Failure } from '../../../src/core/shared/failure.ts';
import { ImportMappingForm } from '../../../src/view-models/imports/import-mapping-form.ts';
import { PRODUCT_IMPORT } from '../../../src/view-models/imports/import-subject.ts';
import { PRODUCT_IMPORT_FIELDS } from '../../../src/core/shop/import/import-fields.ts';
import { ImportUpload } from '../../../src/view-models/imports/import-upload.ts';
import { ImportsScreen } from '../../../src/view-models/imports/imports-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { anImport, anImportRow, MemoryImports } from '../../support/memory/memory-imports.ts';

let own: MemoryImports;
let clock: FakeClock;
let modals: Modals;
let screen: ImportsScreen;

beforeEach(() => {
  own = new MemoryImports();
  clock = new FakeClock();
  modals = new Modals();
  screen = new ImportsScreen(PRODUCT_IMPORT, own, clock, modals);
});

const open = async (query: Record<string, string[]> = { import: ['7'] }) => {
  const { signal } = new AbortController();
  await screen.load({ route: 'AdminProductsImport', params: {}, query, signal });
  screen.onEnter();
};
/** Advances the time and waits for the responses. */
const pass = async (milliseconds: number) => {
  clock.pass(milliseconds);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const reads = () => own.asked.filter((what) => what === 'read').length;

describe('The page of an import', () => {
  it('shows the invalid rows first, or else those that change something', async () => {
    await open();
    expect([screen.action, own.asked]).toEqual(['bad', ['read', 'rows bad']]);
    own.import = anImport({ counts: { bad: 0, add: 0, change: 3, same: 0 } });
    await open();
    expect(screen.action).toBe('change');
  });

  it('polls the progress, more slowly when it stalls, and stops at the end', async () => {
    own.import = anImport({ status: 'importing', progress: 10 });
    await open();
    const first = reads();
    await pass(1_000);
    expect(reads()).toBe(first + 1);
    await pass(1_000);
    // The interval grows without progress.
    expect(reads()).toBe(first + 1);
    own.import = anImport({ status: 'done', progress: 100, taken: 2 });
    await pass(1_000);
    expect([reads(), screen.chosen?.status]).toEqual([first + 2, 'done']);
    await pass(60_000);
    expect(reads()).toBe(first + 2);
  });

  it('polls again after an error, and not after the page is left', async () => {
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

  it('is applied by one press, and cancelled after a confirmation', async () => {
    await open();
    await Promise.all([screen.take(), screen.take()]);
    expect(own.asked.filter((what) => what === 'importing')).toHaveLength(1);
    expect(screen.cancelling).toBe(false);
    screen.confirmCancel(true);
    expect(screen.cancelling).toBe(true);
    await screen.cancel();
    expect([screen.cancelling, screen.chosen?.status]).toEqual([false, 'cancelled']);
  });

  it('is checked again with the vendor’s column mapping, each field once', async () => {
    await open();
    screen.mapping?.set('Продажна', 'code');
    expect(screen.mapping?.columns).toEqual({ Код: null, Продажна: 'code' });
    await screen.checkAgain();
    expect([own.mapped, screen.chosen?.status]).toEqual([[{ Код: null, Продажна: 'code' }], 'uploaded']);
  });

  it('is checked again with a manufacturer for all rows, but not with an invalid one', async () => {
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
    expect(own.manufacturers).toEqual([
      { manufacturer: 'Дъб ООД', manufacturerAddress: '', manufacturerContact: '' },
    ]);
  });

  it('shows the reason for a rejected request', async () => {
    await open();
    own.refusal = new Failure('error-import-not-ready', {}, 'conflict');
    await screen.take();
    expect([modals.notification?.message.key, screen.busy]).toEqual(['error-import-not-ready', false]);
  });
});

describe('The list of imports', () => {
  it('is shown without an import in the URL, twenty to a page', async () => {
    const pages: { offset: number; limit: number }[] = [];
    own.list = async (page) => {
      pages.push(page);
      return { data: [own.import], total: 21 };
    };
    expect([screen.head, screen.imports.data, screen.rows.data]).toEqual([
      { title: { key: 'import-page-title' } },
      [],
      [],
    ]);
    await open({ page: ['2'], import: ['seven'] });
    expect([pages, screen.page, screen.pageCount, screen.chosen]).toEqual([
      [{ offset: 20, limit: 20 }],
      2,
      2,
      null,
    ]);
    expect([screen.queryWith({ page: 2 }), screen.queryWith({})]).toEqual([{ page: 2 }, { page: null }]);
  });

  it('is shown again after an import', async () => {
    await open();
    await open({});
    expect([screen.chosen, screen.imports.total]).toEqual([null, 1]);
  });

  it('shows the progress of each, until all have finished', async () => {
    own.import = anImport({ status: 'checking', progress: 10 });
    await open({});
    own.import = anImport({ status: 'checking', progress: 60 });
    await pass(1_000);
    expect(screen.imports.data[0]?.progress).toBe(60);
    // The interval is short again after progress.
    own.import = anImport();
    await pass(1_000);
    expect(screen.imports.data[0]?.status).toBe('ready');
    const before = own.asked.length;
    await pass(60_000);
    expect(own.asked.length).toBe(before);
  });

  it('is polled more slowly when nothing changes, at least every eight seconds', async () => {
    own.import = anImport({ status: 'checking' });
    await open({});
    const asked: number[] = [];
    for (let second = 0; second < 40; second += 0.25) {
      const before = own.asked.length;
      await pass(250);
      if (own.asked.length > before) asked.push(second + 0.25);
    }
    const pauses = asked.map((at, index) => at - (asked[index - 1] ?? 0));
    expect(pauses.slice(0, 3)).toEqual([1, 1.5, 2.25]);
    expect(pauses.slice(-2)).toEqual([8, 8]);
  });
});

describe('The rows of an import', () => {
  it('follow the filter in the URL', async () => {
    await open({ import: ['7'], rows: ['add'] });
    expect([screen.action, screen.rows.total, own.asked]).toEqual(['add', 2, ['read', 'rows add']]);
    expect(screen.queryWith({})).toEqual({ import: 7, rows: 'add', page: null });
    expect(screen.queryWith({ action: 'bad', page: 2 })).toEqual({ import: 7, rows: 'bad', page: 2 });
    await open({ import: ['7'], rows: ['none'] });
    expect(screen.action).toBe('bad');
  });

  it('are not requested when there are none', async () => {
    await open({ import: ['7'], rows: ['same'] });
    expect([screen.action, screen.rows, own.asked]).toEqual(['same', { data: [], total: 0 }, ['read']]);
    own.import = anImport({ counts: { bad: 0, add: 0, change: 0, same: 0 } });
    await open();
    expect([screen.action, screen.pageCount]).toEqual(['bad', 1]);
  });

  it('are shown twenty to a page', async () => {
    own.found.push(...Array.from({ length: 20 }, (_, index) => anImportRow({ number: 10 + index })));
    await open({ import: ['7'], rows: ['add'], page: ['2'] });
    expect([screen.rows.data.length, screen.pageCount, screen.page]).toEqual([2, 2, 2]);
  });

  it.each([
    ['price', false],
    ['manufacturer', true],
    ['manufacturerAddress', true],
  ] as const)('lack a manufacturer where %s is wrong: %s', async (field, lacks) => {
    const errors = [{ field, key: 'error-import-price', values: {} }];
    own.found.splice(2, 1, anImportRow({ action: 'bad', errors }));
    await open();
    expect(screen.lacksManufacturer).toBe(lacks);
  });

  it('return to the first page after the last row of a page is fixed', async () => {
    await open({ import: ['7'], page: ['2'] });
    await screen.checkAgain();
    expect([screen.chosen?.status, screen.action, screen.page]).toEqual(['uploaded', 'bad', 2]);
    own.import = anImport({ counts: { bad: 0, add: 3, change: 0, same: 0 } });
    await pass(1_000);
    expect([screen.action, screen.page, screen.rows.total]).toEqual(['add', 1, 2]);
  });

  it('stay on their page while some are left', async () => {
    own.found.push(...Array.from({ length: 20 }, (_, index) => anImportRow({ number: 10 + index })));
    await open({ import: ['7'], rows: ['add'], page: ['2'] });
    await screen.take();
    own.import = anImport({ status: 'done', progress: 100 });
    await pass(1_000);
    expect([screen.chosen?.status, screen.action, screen.page, screen.rows.data.length]).toEqual([
      'done',
      'add',
      2,
      2,
    ]);
  });
});

describe('The progress of an import', () => {
  it.each([
    ['status', { status: 'importing', progress: 10, rows: 3 }],
    ['progress', { status: 'checking', progress: 11, rows: 3 }],
    ['rows', { status: 'checking', progress: 10, rows: 4 }],
  ] as const)('is shown when its %s changes', async (_, now) => {
    own.import = anImport({ status: 'checking', progress: 10 });
    await open();
    own.import = anImport(now);
    await pass(1_000);
    expect(screen.chosen).toMatchObject(now);
    const before = reads();
    await pass(1_000);
    expect(reads()).toBe(before + 1);
  });

  it('is not polled after the permission ends', async () => {
    own.import = anImport({ status: 'checking' });
    await open();
    own.refusal = new Failure('error-login-required', {}, 'login-required');
    await pass(1_000);
    const before = reads();
    await pass(60_000);
    expect(reads()).toBe(before);
  });

  it('is polled once for repeated loads of the page', async () => {
    own.import = anImport({ status: 'checking' });
    await open();
    await open();
    const before = reads();
    await pass(1_000);
    expect(reads()).toBe(before + 1);
  });

  it('is polled for the current import only, and not before it is shown', async () => {
    own.import = anImport({ status: 'checking' });
    const { signal } = new AbortController();
    await screen.load({ route: 'AdminProductsImport', params: {}, query: { import: ['7'] }, signal });
    await pass(60_000);
    expect(reads()).toBe(1);
    screen.onEnter();
    await screen.load({ route: 'AdminProductsImport', params: {}, query: {}, signal });
    await pass(1_000);
    expect([reads(), own.asked.filter((what) => what === 'list').length]).toEqual([1, 2]);
  });

  it('is not shown after the page has moved to another import', async () => {
    own.import = anImport({ status: 'checking' });
    await open();
    const answer = own.read.bind(own);
    let go!: () => void;
    own.read = async (id) => {
      await new Promise<void>((resolve) => (go = resolve));
      return answer(id);
    };
    clock.pass(1_000);
    own.read = answer;
    await open({});
    own.import = anImport({ status: 'done' });
    go();
    await pass(0);
    expect(screen.chosen).toBeNull();
  });

  it('does not change the columns that are being chosen', async () => {
    await open();
    screen.mapping?.set('Продажна', 'price');
    const { mapping } = screen;
    await open();
    expect(screen.mapping).toBe(mapping);
    await screen.take();
    expect(screen.mapping).not.toBe(mapping);
  });
});

describe('The actions for an import', () => {
  it('do nothing before one is chosen', async () => {
    await screen.take();
    await screen.cancel();
    await screen.checkAgain();
    expect(own.asked).toEqual([]);
    screen.openUpload();
    expect(modals.open).toBe('productImport');
  });

  it('restart the polling without delay', async () => {
    own.import = anImport({ status: 'checking' });
    await open();
    await pass(60_000);
    own.import = anImport();
    await pass(8_000);
    await screen.take();
    own.import = anImport({ status: 'done' });
    await pass(1_000);
    expect(screen.chosen?.status).toBe('done');
  });
});

describe('The column mapping', () => {
  const aMapping = (columns: [string, string | null][]) =>
    new ImportMappingForm(PRODUCT_IMPORT_FIELDS, {
      columns: columns.map(([name, field]) => ({ name, field: field as 'code' | null, examples: [] })),
      manufacturer: 'Дъб ООД',
      manufacturerAddress: 'Троян',
      manufacturerContact: '',
    });

  it('uses the detected columns, until the vendor changes them', () => {
    const mapping = aMapping([
      ['Код', 'code'],
      ['Цена', null],
      ['Друго', null],
    ]);
    expect([mapping.isChanged, mapping.leftOut, mapping.errors]).toEqual([false, 2, {}]);
    mapping.set('Цена', 'price');
    expect([mapping.isChanged, mapping.leftOut]).toEqual([true, 1]);
    mapping.set('Цена', null);
    expect([mapping.isChanged, mapping.leftOut]).toEqual([false, 2]);
    expect(mapping.columns).toEqual({ Код: 'code', Цена: null, Друго: null });
  });

  it('accepts several columns of pictures', () => {
    const mapping = aMapping([
      ['Снимка 1', 'pictures'],
      ['Снимка 2', null],
    ]);
    mapping.set('Снимка 2', 'pictures');
    expect(mapping.columns).toEqual({ 'Снимка 1': 'pictures', 'Снимка 2': 'pictures' });
  });

  it.each(['manufacturer', 'manufacturerAddress'] as const)('and the %s are changed separately', (field) => {
    const mapping = aMapping([['Код', 'code']]);
    mapping.setManufacturer(field, ` ${mapping[field]} `);
    expect(mapping.isChanged).toBe(false);
    mapping.setManufacturer(field, 'Габрово');
    expect(mapping.isChanged).toBe(true);
  });
});

describe('The modal that uploads a file', () => {
  const opened: number[] = [];
  let upload: ImportUpload;
  beforeEach(() => {
    opened.length = 0;
    upload = new ImportUpload(
      PRODUCT_IMPORT,
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

  it('shows the reason for a rejected file, and accepts another', async () => {
    own.refusal = new Failure('error-import-kind', {}, 'invalid');
    await upload.choose([file]);
    expect([upload.error, modals.open, opened]).toEqual(['error-import-kind', 'productImport', []]);
    await upload.choose([file]);
    expect([upload.error, opened]).toEqual([null, [7]]);
  });

  it('uploads a file at once', async () => {
    await upload.choose([file, file]);
    expect([upload.error, own.asked]).toEqual(['import-one-at-once', []]);
  });

  it('shows the progress, and can be cancelled', async () => {
    let isStopped = false;
    own.upload = (_, progress, signal) =>
      new Promise((_resolve, reject) => {
        progress(0.456);
        signal?.addEventListener('abort', () => {
          isStopped = true;
          reject(new Cancelled());
        });
      });
    const sending = upload.choose([file]);
    expect(upload.sending).toEqual({ name: 'продукти.csv', percent: 46 });
    upload.stop();
    await sending;
    expect([isStopped, upload.sending, upload.error, opened]).toEqual([true, null, null, []]);
    upload.stop();
  });

  it('uploads one file at a time, and nothing without a file', async () => {
    await upload.choose([]);
    expect([own.asked, upload.sending]).toEqual([[], null]);
    const first = upload.choose([file]);
    await upload.choose([{ ...file, name: 'още.csv' }]);
    await first;
    expect(own.asked).toEqual(['upload продукти.csv']);
  });

  it('does not close a modal that has replaced it', async () => {
    const sending = upload.choose([file]);
    modals.show('login');
    await sending;
    expect([modals.open, opened]).toEqual(['login', [7]]);
  });

  it('leaves an expired session to the login', async () => {
    own.refusal = new Failure('error-login-required', {}, 'login-required');
    await upload.choose([file]);
    expect([upload.error, upload.sending]).toEqual([null, null]);
  });

  it('rethrows unexpected errors', async () => {
    const fault = new TypeError('not a function');
    own.upload = () => Promise.reject(fault);
    await expect(upload.choose([file])).rejects.toBe(fault);
    expect(upload.sending).toBeNull();
  });
});
