import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { EDITED_ELSEWHERE, FormVersion } from '../../../src/view-models/site/form-version.ts';
import type { StoredForm } from '../../../src/view-models/site/form-version.ts';

type Values = { price: string; deposit: string; notes?: { id: string }[] };

/** Stored record that rejects a save of an older version, as a server does. */
class Stored {
  version = 1;
  constructor(public values: Values) {}

  read = async () => ({ values: this.values, version: String(this.version) });

  save = async (values: Values, version: string) => {
    if (version !== String(this.version)) throw new Failure(EDITED_ELSEWHERE, {}, 'conflict');
    this.values = values;
    this.version += 1;
    return this.read();
  };
}

function aTab(stored: Stored) {
  const tab = { values: stored.values };
  const version = new FormVersion<Values>({
    values: () => tab.values,
    adopt: (values) => {
      tab.values = { ...tab.values, ...values };
    },
    read: stored.read,
  });
  version.begin({ values: stored.values, version: String(stored.version) });
  return {
    version,
    get values() {
      return tab.values;
    },
    type: (values: Partial<Values>) => {
      tab.values = { ...tab.values, ...values };
    },
    save: () => version.save((from) => stored.save(tab.values, from)),
  };
}

describe('A restored draft', () => {
  const theirs = { price: '700', deposit: '620' };

  it('is merged from its base version, with later changes of others', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const begun = await stored.read();
    await stored.save(theirs, '1');
    const tab = aTab(stored);
    tab.version.resume(begun);
    tab.type({ ...begun.values, deposit: '300' });
    await tab.save();
    expect(stored.values).toEqual({ price: '700', deposit: '300' });
  });

  it.each([
    null,
    {},
    { values: { price: '620' }, version: '1' },
    { values: theirs },
    { values: null, version: '1' },
    { values: 'a text', version: '1' },
    { values: theirs, version: 1 },
  ])('is merged from the current version if its base is invalid (%o)', (broken) => {
    const { version } = aTab(new Stored(theirs));
    version.resume(broken as StoredForm<Values> | null);
    expect(version.base).toEqual({ values: theirs, version: '1' });
  });
});

describe('A form that is open in two tabs', () => {
  it('merges the price of one and the deposit of the other', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    one.type({ price: '650' });
    other.type({ deposit: '300' });
    await one.save();
    await other.save();
    expect(stored.values).toEqual({ price: '650', deposit: '300' });
    expect(other.values).toEqual({ price: '650', deposit: '300' });
    expect(other.version.adopted).toEqual(['price']);
  });

  it('asks about a conflict in a field, and saves nothing before the choice', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    one.type({ price: '650' });
    await one.save();
    other.type({ price: '600' });
    await expect(other.save()).rejects.toMatchObject({ messageKey: 'error-edit-clash' });
    await expect(other.save()).rejects.toMatchObject({ messageKey: 'error-edit-clash' });
    const [clash] = other.version.clashes;
    expect(clash).toEqual({ field: 'price', mine: '600', theirs: '650' });
    expect(stored.values.price).toBe('650');
    other.version.choose(clash!, 'mine');
    await other.save();
    expect(stored.values.price).toBe('600');
  });

  it('shows the other value after it is chosen', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    one.type({ price: '650' });
    await one.save();
    other.type({ price: '600', deposit: '1' });
    await other.save().catch(() => undefined);
    other.version.choose(other.version.clashes[0]!, 'theirs');
    await other.save();
    expect(stored.values).toEqual({ price: '650', deposit: '1' });
    expect(other.values.price).toBe('650');
  });

  it('asks again when the other tab saves before the choice', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    one.type({ price: '650' });
    await one.save();
    other.type({ price: '600' });
    await other.save().catch(() => undefined);
    one.type({ price: '700' });
    await one.save();
    other.version.choose(other.version.clashes[0]!, 'mine');
    await expect(other.save()).rejects.toMatchObject({ messageKey: 'error-edit-clash' });
    expect(other.version.clashes).toEqual([{ field: 'price', mine: '600', theirs: '700' }]);
  });

  it.each([
    ['mine', '600'],
    ['theirs', '700'],
  ] as const)('takes over what the other saves after a choice of %s', async (side, price) => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    one.type({ price: '650' });
    await one.save();
    other.type({ price: '600' });
    await other.save().catch(() => undefined);
    other.version.choose(other.version.clashes[0]!, side);
    one.type({ deposit: '1', ...(side === 'theirs' && { price: '700' }) });
    await one.save();
    await other.save();
    expect(stored.values).toEqual({ price, deposit: '1' });
  });

  it('ignores values that were never saved', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const tab = aTab(stored);
    tab.type({ price: 'абв', deposit: '300' });
    const send = (from: string) => stored.save({ ...tab.values, price: stored.values.price }, from);
    await tab.version.save(send, () => ['price']);
    await stored.save({ ...stored.values, price: '650' }, String(stored.version));
    await expect(tab.version.save(send, () => ['price'])).rejects.toMatchObject({
      messageKey: 'error-edit-clash',
    });
    expect(tab.version.clashes).toEqual([{ field: 'price', mine: 'абв', theirs: '650' }]);
  });

  it('does not repeat a save rejected for another reason', async () => {
    const tab = aTab(new Stored({ price: '620', deposit: '620' }));
    for (const error of [new Failure('error-no-connection', {}, 'unreachable'), new TypeError('a fault')]) {
      let attempts = 0;
      const saving = tab.version.save(async () => {
        attempts += 1;
        throw error;
      });
      await expect(saving).rejects.toBe(error);
      expect(attempts).toBe(1);
    }
  });

  it('reports each merged field once, until the form is filled again', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    for (const price of ['650', '700']) {
      one.type({ price });
      await one.save();
      other.type({ deposit: price });
      await other.save();
      await one.save();
    }
    expect(other.version.adopted).toEqual(['price']);
    other.version.begin(await stored.read());
    expect([other.version.adopted, other.version.clashes]).toEqual([[], []]);
  });

  it('asks about each field separately', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const [one, other] = [aTab(stored), aTab(stored)];
    one.type({ price: '650', deposit: '650' });
    await one.save();
    other.type({ price: '600', deposit: '600' });
    await expect(other.save()).rejects.toMatchObject({ kind: 'conflict' });
    const [price, deposit] = other.version.clashes;
    other.version.choose(price!, 'mine');
    expect(other.version.clashes).toEqual([deposit]);
    other.version.begin(await stored.read());
    expect(other.version.clashes).toEqual([]);
  });

  it('stops with the reason after repeated conflicts', async () => {
    const stored = new Stored({ price: '620', deposit: '620' });
    const tab = aTab(stored);
    tab.type({ deposit: '300' });
    let attempts = 0;
    const saving = tab.version.save(async () => {
      attempts += 1;
      throw new Failure(EDITED_ELSEWHERE, {}, 'conflict');
    });
    await expect(saving).rejects.toMatchObject({ messageKey: EDITED_ELSEWHERE });
    expect(attempts).toBe(5);
  });
});

describe('A form that is notified of saves by others', () => {
  const aRefreshed = async (mine: Partial<Values>, ...theirs: Values[]) => {
    const stored = new Stored({ price: '620', deposit: '620', notes: [] });
    const tab = aTab(stored);
    tab.type(mine);
    for (const values of theirs) {
      await stored.save(values, String(stored.version));
      tab.version.refresh(await stored.read());
    }
    return { stored, tab };
  };

  it('merges them, keeps unsaved changes, and saves from the new version', async () => {
    const { stored, tab } = await aRefreshed({ deposit: '300' }, { price: '700', deposit: '620', notes: [] });
    expect(tab.values).toEqual({ price: '700', deposit: '300', notes: [] });
    await tab.save();
    expect(stored.values).toEqual({ price: '700', deposit: '300', notes: [] });
  });

  it('asks about a conflict in a field, until both values agree', async () => {
    const others = { price: '620', deposit: '400', notes: [] };
    const { tab, stored } = await aRefreshed({ deposit: '300' }, others, { ...others, price: '700' });
    expect(tab.version.clashes).toEqual([{ field: 'deposit', mine: '300', theirs: '400' }]);
    expect(tab.values.price).toBe('700');
    await stored.save({ ...others, deposit: '300' }, String(stored.version));
    tab.version.refresh(await stored.read());
    expect(tab.version.clashes).toEqual([]);
  });

  it('loses no item of a list after many additions by several people', async () => {
    const notes = (...ids: string[]) => ids.map((id) => ({ id }));
    const others = { price: '620', deposit: '620' };
    const { tab, stored } = await aRefreshed(
      { notes: notes('mine') },
      { ...others, notes: notes('one') },
      { ...others, notes: notes('one', 'two') },
    );
    await tab.save();
    expect(stored.values.notes).toEqual(notes('one', 'two', 'mine'));
  });
});
