import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { serviceRules } from '../../../src/core/services/service-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureUploads } from '../../../src/core/site/picture-uploads.ts';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';
import type { UploadedPicture } from '../../../src/core/site/picture-uploads.ts';
import { InteriorScreen } from '../../../src/view-models/services/interior-screen.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aServiceGateway } from '../../support/a-service-gateway.ts';
import { KEYS, testKeys } from '../../support/test-keys.ts';
import { eventually } from '../../support/eventually.ts';

class MemoryPictures extends PictureUploads {
  sent = 0;
  hold: Promise<void> = Promise.resolve();

  async upload(file: ChosenFile): Promise<UploadedPicture> {
    this.sent += 1;
    await this.hold;
    return { key: `key-of-picture-${file.name.replace('.', '-')}`, url: '/one', width: 4, height: 3 };
  }
  async remove(): Promise<void> {}
}

function anInterior({ user = aUser(), store = new MemoryTextStore() } = {}) {
  const gateway = aServiceGateway();
  const pictures = new MemoryPictures();
  const screen = new InteriorScreen(
    gateway,
    new StoredFormDrafts(store),
    testKeys(),
    aSession(user).session,
    async () => serviceRules,
    pictures,
    () => new AbortController(),
  );
  screen.onEnter();
  return { screen, gateway, pictures, store };
}

const file = (name: string) => ({ name, size: 10, type: 'image/jpeg' });

describe('The inquiry about interior design (SERV-08)', () => {
  it('is sent to the team with its pictures, and once for the same key', async () => {
    const { screen, gateway } = anInterior();
    screen.form.set('message', 'Искам да подредим хола.');
    screen.form.set('area', '60');
    screen.choose('concept');
    screen.pictures.add([file('hall.jpg'), file('kitchen.jpg')]);
    await eventually(() => expect(screen.form.values.pictures).toHaveLength(2));
    gateway.failOnce('sendInteriorEnquiry', new Failure('error-no-connection', {}, 'unreachable'));
    await screen.form.submit();
    await screen.form.submit();
    expect(gateway.inputs('sendInteriorEnquiry').map(({ key }) => key)).toEqual([KEYS[0], KEYS[0]]);
    expect(gateway.inputs('sendInteriorEnquiry')[1]).toMatchObject({
      name: 'Мария Георгиева',
      area: 60,
      package: 'concept',
      pictures: ['key-of-picture-hall-jpg', 'key-of-picture-kitchen-jpg'],
    });
    expect([screen.sent, screen.form.values.message, screen.pictures.tiles]).toEqual([true, '', []]);
  });

  it('waits for its pending pictures', async () => {
    const { screen, gateway, pictures } = anInterior();
    let arrive = () => {};
    pictures.hold = new Promise((resolve) => (arrive = resolve));
    screen.form.set('message', 'Искам да подредим хола.');
    screen.pictures.add([file('hall.jpg')]);
    await screen.form.submit();
    expect([screen.form.refusal, gateway.inputs('sendInteriorEnquiry')]).toEqual([
      'error-pictures-on-their-way',
      [],
    ]);
    arrive();
    await eventually(() => expect(screen.pictures.isSending).toBe(false));
    expect(await screen.form.submit()).toBe(true);
  });

  it('accepts five pictures', () => {
    const { screen } = anInterior();
    screen.pictures.add(['1', '2', '3', '4', '5', '6'].map(file));
    expect(screen.pictures.tiles).toHaveLength(5);
    expect(screen.pictures.refusal).not.toBeNull();
  });

  it.each([
    ['concept', '60', 234_000],
    ['consultation', '', 19_000],
    ['concept', '', null],
    ['full', '4', null],
    ['full', 'много', null],
  ] as const)('estimates %s of %s m²', (key, area, estimate) => {
    const { screen } = anInterior();
    screen.choose(key);
    screen.form.set('area', area);
    expect(screen.estimate).toBe(estimate);
  });

  it('restores the draft', () => {
    const store = new MemoryTextStore();
    const { screen } = anInterior({ store });
    screen.form.set('message', 'Искам да подредим хола.');
    screen.form.set('cityId', 2);
    screen.choose('full');
    const { screen: again } = anInterior({ store });
    expect(again.form.values).toMatchObject({
      message: 'Искам да подредим хола.',
      cityId: 2,
      package: 'full',
    });
    store.write('form-interior-enquiry', '{"package":"castle","cityId":"x"}');
    const { screen: broken } = anInterior({ store });
    expect([broken.form.values.package, broken.form.values.cityId]).toEqual([null, null]);
  });

  it('is available in every city with a team, and sets its title', async () => {
    const { screen } = anInterior();
    expect(screen.cities).toEqual([]);
    const { signal } = new AbortController();
    await screen.load({ route: 'InteriorPage', params: {}, query: {}, signal });
    expect(screen.cities.map(({ name }) => name)).toEqual(['София', 'Пловдив']);
    expect(screen.head).toEqual({
      title: { key: 'interior-design' },
      description: { key: 'interior-description' },
      canonical: { name: 'InteriorPage' },
    });
  });

  it.each([
    ['4', null],
    ['5', 5],
    ['2000', 2_000],
    ['2001', null],
  ])('assigns a home of %s m² to %s', (written, area) => {
    const { screen } = anInterior();
    screen.form.set('area', written);
    expect(screen.area).toBe(area);
  });

  it('estimates nothing before a package is chosen', () => {
    const { screen } = anInterior();
    screen.form.set('area', '60');
    expect(screen.estimate).toBeNull();
  });

  it('marks invalid fields', async () => {
    const { screen, gateway } = anInterior();
    screen.form.set('area', '4');
    expect(await screen.form.submit()).toBe(false);
    expect(Object.keys(screen.form.errors).toSorted()).toEqual(['area', 'message']);
    expect(gateway.inputs('sendInteriorEnquiry')).toEqual([]);
  });

  it('can be sent again with the same contact details and a new key', async () => {
    const { screen, gateway } = anInterior();
    expect([screen.ready, screen.sent]).toEqual([true, false]);
    screen.form.set('message', 'Искам да подредим хола.');
    await screen.form.submit();
    expect(screen.sent).toBe(true);
    screen.startAnew();
    expect([screen.sent, screen.form.values.name]).toEqual([false, 'Мария Георгиева']);
    screen.form.set('message', 'И кухнята, моля.');
    await screen.form.submit();
    expect(gateway.inputs('sendInteriorEnquiry').map(({ key }) => key)).toEqual(KEYS.slice(0, 2));
  });

  it('gets a new key after an earlier one has arrived', async () => {
    const { screen, gateway } = anInterior();
    screen.form.set('message', 'Искам да подредим хола.');
    gateway.failOnce('sendInteriorEnquiry', new Failure('enquiry-key-used', {}, 'conflict'));
    await screen.form.submit();
    expect([screen.form.refusal, screen.sent]).toEqual(['enquiry-key-used', false]);
    await screen.form.submit();
    expect(gateway.inputs('sendInteriorEnquiry').map(({ key }) => key)).toEqual(KEYS.slice(0, 2));
  });

  it('loads its pictures again after a reload, and keeps them on the way back', async () => {
    const store = new MemoryTextStore();
    const { screen } = anInterior({ store });
    screen.pictures.add([file('hall.jpg')]);
    await eventually(() => expect(screen.form.values.pictures).toEqual(['key-of-picture-hall-jpg']));
    screen.form.set('message', 'Искам да подредим хола.');
    screen.onEnter();
    expect(screen.form.values.pictures).toEqual(['key-of-picture-hall-jpg']);
    const { screen: again } = anInterior({ store });
    expect([again.form.values.message, again.form.values.pictures]).toEqual(['Искам да подредим хола.', []]);
  });
});
