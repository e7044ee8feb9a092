import { EMPTY_OFFER } from '../../../src/core/roommates/roommate-offer-content.ts';
import type { RoommateOfferContent } from '../../../src/core/roommates/roommate-offer-content.ts';
import type { OfferStatus } from '../../../src/core/roommates/roommate-offer.ts';
import { OwnRoommateOffers } from '../../../src/core/roommates/own-roommate-offers.ts';
import type {
  EditedRoommateOffer,
  OwnRoommateOffer,
} from '../../../src/core/roommates/own-roommate-offers.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';

export function anOwnOffer(change: Partial<OwnRoommateOffer> = {}): OwnRoommateOffer {
  return {
    id: 7,
    title: 'Слънчева стая до парка',
    status: 'active',
    held: false,
    city: { id: 1, name: 'София' },
    district: { id: 11, name: 'Лозенец' },
    price: 45_000,
    image: null,
    moveInFrom: '2026-12-01',
    inquiries: 2,
    unread: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...change,
  };
}

/** Offers of one poster; `refuse` makes the next changes fail. */
export class MemoryOwnOffers extends OwnRoommateOffers {
  readonly written: { id: number | null; content: RoommateOfferContent; key?: string }[] = [];
  readonly done: string[] = [];
  readonly asked: { offset: number; limit: number }[] = [];
  listed: OwnRoommateOffer[] = [anOwnOffer()];
  refuse: Failure[] = [];
  /** The keys of pictures that stand in others' listings. */
  readonly doubles = new Set<string>();
  private readonly keys = new Map<string, number>();
  edited: EditedRoommateOffer = {
    id: 7,
    status: 'active',
    content: EMPTY_OFFER,
    images: [],
    heldPictures: [],
    version: 'version-0',
  };

  async list(page: { offset: number; limit: number }): Promise<Page<OwnRoommateOffer>> {
    this.asked.push(page);
    const data = this.listed.slice(page.offset, page.offset + page.limit);
    return { data, total: this.listed.length };
  }

  async read(id: string): Promise<EditedRoommateOffer> {
    if (id !== String(this.edited.id) || !this.listed.some((one) => String(one.id) === id)) throw unknown();
    return this.edited;
  }

  async create(content: RoommateOfferContent, key: string): Promise<EditedRoommateOffer> {
    this.written.push({ id: null, content, key });
    this.answer();
    const known = this.keys.get(key);
    if (known !== undefined) return this.read(String(known));
    const id = 1 + Math.max(6, ...this.listed.map((one) => one.id));
    this.keys.set(key, id);
    this.edited = { ...this.edited, id, status: 'active' };
    const asked = { inquiries: 0, unread: 0 };
    this.listed = [anOwnOffer({ id, title: content.title, ...asked }), ...this.listed];
    return this.store(content);
  }

  async update(id: number, content: RoommateOfferContent, version: string): Promise<EditedRoommateOffer> {
    this.written.push({ id, content });
    this.answer();
    await this.read(String(id));
    if (version !== this.edited.version) throw new Failure('error-edited-elsewhere', {}, 'conflict');
    return this.store(content);
  }

  private store(content: RoommateOfferContent): EditedRoommateOffer {
    const heldPictures = content.images.filter((key) => this.doubles.has(key));
    const held = heldPictures.length > 0;
    const status = held ? 'paused' : this.edited.heldPictures.length > 0 ? 'active' : this.edited.status;
    const version = `${this.edited.version} saved`;
    this.edited = { ...this.edited, content, heldPictures, status, version };
    const { id } = this.edited;
    this.listed = this.listed.map((one) => (one.id === id ? { ...one, status, held } : one));
    return this.edited;
  }

  async changeStatus(id: number, status: OfferStatus): Promise<{ held: boolean }> {
    this.answer();
    this.ensureListed(id);
    this.done.push(`${status} ${id}`);
    const held = this.listed.some((one) => one.id === id && one.held);
    if (!held) this.listed = this.listed.map((one) => (one.id === id ? { ...one, status } : one));
    return { held };
  }

  async delete(id: number): Promise<void> {
    this.answer();
    this.ensureListed(id);
    this.done.push(`delete ${id}`);
    this.listed = this.listed.filter((one) => one.id !== id);
  }

  private ensureListed(id: number): void {
    if (!this.listed.some((one) => one.id === id)) throw unknown();
  }

  private answer(): void {
    const failure = this.refuse.shift();
    if (failure) throw failure;
  }
}

const unknown = () => new Failure('error-offer-not-found', {}, 'not-found');
