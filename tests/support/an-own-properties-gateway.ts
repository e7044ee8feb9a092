import type { EditedProperty, OwnProperties, OwnProperty } from '../../src/core/properties/own-properties.ts';
import { EMPTY_PROPERTY } from '../../src/core/properties/property-content.ts';
import type { PropertyContent } from '../../src/core/properties/property-content.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { fakeGateway } from './fake-gateway.ts';
import { anUploadedPicture } from './memory/memory-uploads.ts';
import { settled } from './settled.ts';
import { aVersion } from './test-keys.ts';

const DONE = { message: 'done' };
const NO_COUNTS = { active: 0, paused: 0, draft: 0, rented: 0, deleted: 0 };

/** Flat with all fields that a public listing requires. */
export function aWholeProperty(changes: Partial<PropertyContent> = {}): PropertyContent {
  return {
    ...EMPTY_PROPERTY,
    district_id: 11,
    price: 120_000,
    deposit: 120_000,
    title: 'Светъл двустаен до парка',
    description: 'Тихо и слънчево жилище на две минути от парка, с нова кухня.',
    type: 'two-room',
    construction: 'brick',
    heating: 'gas',
    furniture: 'furnished',
    floor: 3,
    totalFloors: 8,
    bedrooms: 1,
    bathrooms: 1,
    area: 64,
    buildingYear: 2012,
    gpsCoordinates: { latitude: 42.6721, longitude: 23.3215 },
    ...changes,
  };
}

export const anOwnProperty = (changes: Partial<OwnProperty> = {}): OwnProperty => ({
  id: 7,
  title: 'Двустаен в Лозенец',
  status: 'active',
  held: false,
  price: 120_000,
  type: 'two-room',
  area: 64,
  city: { id: 1, name: 'София' },
  district: { id: 11, name: 'Лозенец' },
  image: null,
  views: 12,
  favorites: 3,
  requests: 2,
  waiting: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  confirmedAt: '2026-11-01T08:00:00.000Z',
  gone: null,
  premiumUntil: null,
  ...changes,
});

/** The landlord's server with one listing, `edited`; it has no rules for its status. */
export function anOwnPropertiesGateway() {
  let waiting: (() => void)[] | null = null;
  let saveCount = 0;
  const store = (changes: Partial<EditedProperty>) => {
    const images = changes.content?.images.map(anUploadedPicture) ?? state.edited.images;
    saveCount += 1;
    return (state.edited = { ...state.edited, ...changes, images, version: aVersion(saveCount) });
  };
  const save = (content: PropertyContent) => store({ content, status: content.status });
  const state = {
    edited: {
      id: 7,
      status: 'draft',
      deleted: false,
      content: EMPTY_PROPERTY,
      images: [],
      plan: null,
      slots: [],
      heldPictures: [],
      version: aVersion(0),
    } as EditedProperty,
    /** Delays changes until `go`. */
    hold: () => void (waiting = []),
    /** Answers the waiting changes; later ones wait again. */
    go: async () => {
      const resumed = waiting ?? [];
      waiting = [];
      for (const resume of resumed) resume();
      await settled();
    },
    /** Saves a change from another browser tab. */
    saveElsewhere: (changes: Partial<PropertyContent>) => save({ ...state.edited.content, ...changes }),
  };
  const arrival = async () => {
    if (waiting) await new Promise<void>((resume) => waiting?.push(resume));
  };
  const ensure = (version: string) => {
    if (version !== state.edited.version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
  };
  return fakeGateway<OwnProperties, typeof state>(
    {
      ownProperties: ({ status, deleted }) => {
        const { edited } = state;
        const { title, price, type, area } = edited.content;
        const tab = edited.deleted ? 'deleted' : edited.status;
        const pending = edited.heldPictures.length > 0;
        const listed = anOwnProperty({ title, price, type, area, status: edited.status, held: pending });
        const data = (deleted ? 'deleted' : status) === tab ? [listed] : [];
        return { data, total: data.length, counts: { ...NO_COUNTS, [tab]: 1 } };
      },
      ownProperty: () => state.edited,
      createProperty: async (input) => {
        await arrival();
        const { key: _, ...content } = input;
        return save(content);
      },
      updateProperty: async ({ id, version, ...content }) => {
        await arrival();
        ensure(version);
        return store({ id, content, status: content.status });
      },
      changePropertyStatus: async ({ status }) => {
        await arrival();
        const pending = state.edited.heldPictures.length > 0;
        if (!pending) store({ status });
        return { message: 'done', held: pending };
      },
      confirmProperty: () => DONE,
      deleteProperty: () => DONE,
      restoreProperty: () => DONE,
      offerSlots: ({ slots, version }) => {
        ensure(version);
        return store({ slots: slots.toSorted() });
      },
      draftDescription: () => ({ description: 'Отдаваме под наем двустаен апартамент.', by: 'template' }),
    },
    state,
  );
}
