import { UnsavedPropertyForms } from '../../../src/core/properties/unsaved-property-forms.ts';
import type { UnsavedPropertyForm } from '../../../src/core/properties/unsaved-property-forms.ts';
import type { City } from '../../../src/core/properties/location.ts';
import { OwnProperties } from '../../../src/core/properties/own-properties.ts';
import type {
  EditedProperty,
  OwnProperty,
  OwnPropertyPage,
  OwnTab,
} from '../../../src/core/properties/own-properties.ts';
import type { ListingAction, ListingsChanged } from '../../../src/core/properties/bulk-listings.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { nextPropertyStatuses } from '../../../src/core/properties/property.ts';
import { PublishPropertyCommand } from '../../../src/core/properties/publish-property-command.ts';
import type { PropertyStatus } from '../../../src/core/properties/property.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureUploads } from '../../../src/core/site/picture-uploads.ts';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';
import type { UploadedPicture } from '../../../src/core/site/picture-uploads.ts';
import { MemoryProperties } from './memory-properties.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

export const SOFIA: City = {
  id: 1,
  name: 'София',
  latitude: 42.6977,
  longitude: 23.3219,
  districts: [{ id: 11, name: 'Лозенец', latitude: 42.6721, longitude: 23.3215 }],
};

/** A flat whose owner has said all that a public listing must. */
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

export function anUploadedPicture(key: string): UploadedPicture {
  return { key, url: `/pictures/${key}`, width: 1600, height: 1200, widths: [400, 800] };
}

/** The one listing of its owner; `refuse` makes the next call fail, `hold` makes savings wait until `go`. */
export class MemoryOwnProperties extends OwnProperties {
  readonly written: { id: number | null; content: PropertyContent; key?: string }[] = [];
  readonly slots: string[][] = [];
  readonly done: string[] = [];
  /** What descriptions were drafted from. */
  readonly drafted: { address: string; content: PropertyContent }[] = [];
  refuse: Failure[] = [];
  edited: EditedProperty = {
    id: 7,
    status: 'draft',
    deleted: false,
    content: EMPTY_PROPERTY,
    images: [],
    plan: null,
    slots: [],
    heldPictures: [],
    version: 'version-0',
  };
  /** The keys of pictures that stand in others' listings. */
  readonly doubles = new Set<string>();
  readonly lists: { tab: OwnTab; requested: boolean; premium: boolean; offset: number; limit: number }[] = [];
  private readonly keys = new Set<string>();
  private held: (() => void)[] | null = null;

  hold(): void {
    this.held = [];
  }

  /** Lets the calls that wait go on; later ones wait again. */
  async go(): Promise<void> {
    const waiting = this.held ?? [];
    this.held = [];
    for (const resume of waiting) resume();
    await settled();
  }

  async list(wanted: (typeof this.lists)[number]): Promise<OwnPropertyPage> {
    this.lists.push(wanted);
    const { deleted, status } = this.edited;
    const tab = deleted ? 'deleted' : status;
    const counts = { active: 0, paused: 0, draft: 0, rented: 0, deleted: 0, [tab]: 1 };
    const data = wanted.tab === tab ? [listedOf(this.edited)] : [];
    return { data, total: data.length, counts };
  }

  async read(id: string): Promise<EditedProperty> {
    if (id !== String(this.edited.id)) throw new Failure('error-property-not-found', {}, 'not-found');
    return this.edited;
  }

  async create(content: PropertyContent, key: string): Promise<EditedProperty> {
    this.written.push({ id: null, content, key });
    await this.answer();
    if (this.keys.has(key)) return this.edited;
    this.keys.add(key);
    return this.store({ content, status: content.status });
  }

  async update(id: number, content: PropertyContent, version: string): Promise<EditedProperty> {
    this.written.push({ id, content });
    await this.answer();
    this.ensure(version);
    return this.store({ content, status: content.status });
  }

  /** Somebody else saves something, or this person in another tab. */
  saveElsewhere(changes: Partial<PropertyContent>): void {
    const content = { ...this.edited.content, ...changes };
    this.store({ content, status: content.status });
  }

  async changeStatus(id: number, status: PropertyStatus): Promise<{ held: boolean }> {
    this.done.push(`${status} ${id}`);
    await this.answer();
    const before = this.edited;
    if (status !== before.status && !nextPropertyStatuses(before.status).includes(status)) {
      throw new Failure('property-status-not-possible', {}, 'conflict');
    }
    const content = { ...before.content, status };
    const errors = status === 'active' ? new PublishPropertyCommand(content).errorsAt(NOW, null) : {};
    if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
    return { held: this.store({ content, status }).heldPictures.length > 0 };
  }

  async confirm(id: number): Promise<void> {
    this.done.push(`confirm ${id}`);
  }

  async delete(id: number): Promise<void> {
    this.done.push(`delete ${id}`);
    this.edited = { ...this.edited, deleted: true };
  }

  async restore(id: number): Promise<void> {
    this.done.push(`restore ${id}`);
    this.edited = { ...this.edited, deleted: false };
  }

  async changeMany(ids: readonly number[], action: ListingAction): Promise<ListingsChanged> {
    this.done.push(`${action} ${ids.join(' ')}`);
    await this.answer();
    const changed = ids.filter((id) => id === this.edited.id);
    const refused = ids
      .filter((id) => id !== this.edited.id)
      .map((id) => ({ id, title: '', message: 'error-property-not-found' }));
    return { changed, held: 0, refused };
  }

  async offerSlots(_id: number, slots: readonly string[], version: string): Promise<EditedProperty> {
    this.ensure(version);
    this.slots.push([...slots]);
    return this.store({ slots: slots.toSorted() });
  }

  async draftDescription(address: string, content: PropertyContent): Promise<string> {
    this.drafted.push({ address, content });
    await this.answer();
    return 'Отдаваме под наем двустаен апартамент с площ 64 кв. м в Лозенец, София.';
  }

  private ensure(version: string): void {
    if (version !== this.edited.version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
  }

  private store(changes: Partial<EditedProperty>): EditedProperty {
    const images = changes.content?.images.map(anUploadedPicture) ?? this.edited.images;
    const number = Number(this.edited.version.split('-')[1]) + 1;
    this.edited = { ...this.edited, ...changes, id: 7, images, version: `version-${number}` };
    this.look();
    return this.edited;
  }

  /** What has pictures of others waits, and is paused till then. */
  private look(): void {
    const { status, content, heldPictures: before } = this.edited;
    const doubles = content.images.filter((key) => this.doubles.has(key));
    const isSeen = status === 'active' || status === 'rented' || before.length > 0;
    const heldPictures = isSeen ? doubles : [];
    const now = heldPictures.length > 0 ? 'paused' : before.length > 0 ? 'active' : status;
    this.edited = { ...this.edited, heldPictures, status: now, content: { ...content, status: now } };
  }

  private async answer(): Promise<void> {
    const { held } = this;
    if (held) await new Promise<void>((resume) => held.push(resume));
    const failure = this.refuse.shift();
    if (failure) throw failure;
  }
}

/** A listing as its owner's list shows it. */
function listedOf({ id, status, deleted, content, heldPictures }: EditedProperty): OwnProperty {
  const { title, price, type, area } = content;
  return {
    id,
    title,
    status,
    held: heldPictures.length > 0,
    price,
    type,
    area,
    city: null,
    district: null,
    image: null,
    views: 0,
    favorites: 0,
    requests: 0,
    waiting: 0,
    createdAt: NOW.toISOString(),
    confirmedAt: null,
    gone: deleted ? '2026-12-21T10:00:00.000Z' : null,
    premiumUntil: null,
  };
}

/** Cities are asked for where homes are written. */
export class SofiaOnly extends MemoryProperties {
  override async cities(): Promise<City[]> {
    return [SOFIA];
  }
}

/** Forms kept in the memory of the test. */
export class MemoryPropertyForms extends UnsavedPropertyForms {
  readonly forms = new Map<number | null, UnsavedPropertyForm>();

  read(id: number | null): UnsavedPropertyForm | null {
    return this.forms.get(id) ?? null;
  }

  write(kept: UnsavedPropertyForm): boolean {
    this.forms.set(kept.id, kept);
    return true;
  }

  clear(id: number | null): void {
    this.forms.delete(id);
  }
}

/** Pictures that arrive when the test says so, or by themselves; what calls itself no picture is refused. */
export class MemoryUploads extends PictureUploads {
  readonly sending: {
    name: string;
    progress: (part: number) => void;
    arrive: () => Promise<void>;
    fail: (failure: Failure) => Promise<void>;
  }[] = [];

  constructor(private readonly arriveAtOnce = false) {
    super();
  }

  async upload(file: ChosenFile, progress: (part: number) => void): Promise<UploadedPicture> {
    if (!file.type.startsWith('image/')) throw new Failure('error-picture-not-a-picture', {}, 'invalid');
    if (this.arriveAtOnce) {
      progress(1);
      return anUploadedPicture(`key-of-${file.name}`);
    }
    return new Promise((resolve, reject) => {
      this.sending.push({
        name: file.name,
        progress,
        arrive: async () => {
          resolve(anUploadedPicture(`key-of-${file.name}`));
          await settled();
        },
        fail: async (failure) => {
          reject(failure);
          await settled();
        },
      });
    });
  }

  async remove(): Promise<void> {}
}

/** Lets what has been answered have its effects. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
