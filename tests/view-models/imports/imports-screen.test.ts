import { beforeEach, describe, expect, it } from 'vitest';
import { Cancelled, Failure } from '../../../src/core/shared/failure.ts';
import { ImportMappingForm } from '../../../src/view-models/imports/import-mapping-form.ts';
import { PRODUCT_IMPORT } from '../../../src/view-models/imports/import-subject.ts';
import { PRODUCT_FIELDS } from '../../../src/core/shop/import/import-fields.ts';
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
    expect(screen.cancelling).toBe(false);
    screen.confirmCancel(true);
    expect(screen.cancelling).toBe(true);
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
    expect(own.manufacturers).toEqual([
      { manufacturer: 'Дъб ООД', manufacturerAddress: '', manufacturerContact: '' },
    ]);
  });

  it('tells why something was refused', async () => {
    await open();
    own.refusal = new Failure('error-import-not-ready', {}, 'conflict');
    await screen.take();
    expect([modals.notification?.message.key, screen.busy]).toEqual(['error-import-not-ready', false]);
  });
});

describe('the list of imports', () => {
  it('is shown where the address names none, twenty to a page', async () => {
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

  it('shows how far each is, until nothing is under way', async () => {
    own.import = anImport({ status: 'checking', progress: 10 });
    await open({});
    own.import = anImport({ status: 'checking', progress: 60 });
    await pass(1_000);
    expect(screen.imports.data[0]?.progress).toBe(60);
    // It moved: it is asked soon again.
    own.import = anImport();
    await pass(1_000);
    expect(screen.imports.data[0]?.status).toBe('ready');
    const before = own.asked.length;
    await pass(60_000);
    expect(own.asked.length).toBe(before);
  });

  it('is asked for less often while nothing moves, every eight seconds at least', async () => {
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

describe('the rows of an import', () => {
  it('are those that the address asks for', async () => {
    await open({ import: ['7'], rows: ['add'] });
    expect([screen.action, screen.rows.total, own.asked]).toEqual(['add', 2, ['read', 'rows add']]);
    expect(screen.queryWith({})).toEqual({ import: 7, rows: 'add', page: null });
    expect(screen.queryWith({ action: 'bad', page: 2 })).toEqual({ import: 7, rows: 'bad', page: 2 });
    await open({ import: ['7'], rows: ['none'] });
    expect(screen.action).toBe('bad');
  });

  it('are not asked for where there are none', async () => {
    await open({ import: ['7'], rows: ['same'] });
    expect([screen.action, screen.rows, own.asked]).toEqual(['same', { data: [], total: 0 }, ['read']]);
    own.import = anImport({ counts: { bad: 0, add: 0, change: 0, same: 0 } });
    await open();
    expect([screen.action, screen.pageCount]).toEqual(['bad', 1]);
  });

  it('come twenty to a page', async () => {
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

  it('that were mended give way to the first of those that are left', async () => {
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

describe('how far an import is', () => {
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

  it('is not asked by who may not ask any more', async () => {
    own.import = anImport({ status: 'checking' });
    await open();
    own.refusal = new Failure('error-login-required', {}, 'login-required');
    await pass(1_000);
    const before = reads();
    await pass(60_000);
    expect(reads()).toBe(before);
  });

  it('is asked once, however often the page is loaded', async () => {
    own.import = anImport({ status: 'checking' });
    await open();
    await open();
    const before = reads();
    await pass(1_000);
    expect(reads()).toBe(before + 1);
  });

  it('is asked of what the page has come to, and of nothing before it is shown', async () => {
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

  it('is no longer shown where the page has come to another meanwhile', async () => {
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

  it('keeps the columns that are being chosen until there are others', async () => {
    await open();
    screen.mapping?.set('Продажна', 'price');
    const { mapping } = screen;
    await open();
    expect(screen.mapping).toBe(mapping);
    await screen.take();
    expect(screen.mapping).not.toBe(mapping);
  });
});

describe('what a vendor does with an import', () => {
  it('is nothing before one is chosen', async () => {
    await screen.take();
    await screen.cancel();
    await screen.checkAgain();
    expect(own.asked).toEqual([]);
    screen.openUpload();
    expect(modals.open).toBe('productImport');
  });

  it('is followed soon, however rarely it was asked before', async () => {
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

describe('which column holds what', () => {
  const aMapping = (columns: [string, string | null][]) =>
    new ImportMappingForm(PRODUCT_FIELDS, {
      columns: columns.map(([name, field]) => ({ name, field: field as 'code' | null, examples: [] })),
      manufacturer: 'Дъб ООД',
      manufacturerAddress: 'Троян',
      manufacturerContact: '',
    });

  it('is what was found, until the vendor changes it', () => {
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

  it('lets several columns hold pictures', () => {
    const mapping = aMapping([
      ['Снимка 1', 'pictures'],
      ['Снимка 2', null],
    ]);
    mapping.set('Снимка 2', 'pictures');
    expect(mapping.columns).toEqual({ 'Снимка 1': 'pictures', 'Снимка 2': 'pictures' });
  });

  it.each(['manufacturer', 'manufacturerAddress'] as const)('and the %s are changed apart', (field) => {
    const mapping = aMapping([['Код', 'code']]);
    mapping.setManufacturer(field, ` ${mapping[field]} `);
    expect(mapping.isChanged).toBe(false);
    mapping.setManufacturer(field, 'Габрово');
    expect(mapping.isChanged).toBe(true);
  });
});

describe('the modal that sends a file', () => {
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

  it('shows how much of it has gone, and can be stopped', async () => {
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

  it('sends one file at a time, and nothing where none was chosen', async () => {
    await upload.choose([]);
    expect([own.asked, upload.sending]).toEqual([[], null]);
    const first = upload.choose([file]);
    await upload.choose([{ ...file, name: 'още.csv' }]);
    await first;
    expect(own.asked).toEqual(['upload продукти.csv']);
  });

  it('leaves alone what was opened in its place', async () => {
    const sending = upload.choose([file]);
    modals.show('login');
    await sending;
    expect([modals.open, opened]).toEqual(['login', [7]]);
  });

  it('leaves it to the login to say that one is needed', async () => {
    own.refusal = new Failure('error-login-required', {}, 'login-required');
    await upload.choose([file]);
    expect([upload.error, upload.sending]).toEqual([null, null]);
  });

  it('does not hide a fault of ours', async () => {
    const fault = new TypeError('not a function');
    own.upload = () => Promise.reject(fault);
    await expect(upload.choose([file])).rejects.toBe(fault);
    expect(upload.sending).toBeNull();
  });
});
