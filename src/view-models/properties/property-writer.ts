import type { EditedProperty, OwnProperties } from '../../core/properties/own-properties.ts';
import type { PropertyContent } from '../../core/properties/property-content.ts';

/** Sends a listing: creates it once, then changes it, with the times offered for viewings. */
export class PropertyWriter {
  /** Makes a repeated creating the same listing. */
  key = '';
  /** A creating whose answer was lost may have made it. */
  mayBeCreated = false;
  private savedSlots: readonly string[] = [];

  constructor(private readonly properties: OwnProperties) {}

  /** What the server has. */
  take({ slots }: Pick<EditedProperty, 'slots'>): void {
    this.savedSlots = slots;
  }

  get slots(): readonly string[] {
    return this.savedSlots;
  }

  /** @throws Failure */
  async create(content: PropertyContent, slots: readonly string[]): Promise<EditedProperty> {
    const isRepeated = this.mayBeCreated;
    this.mayBeCreated = true;
    const created = await this.properties.create(content, this.key);
    // What an earlier sending created does not have what was written since.
    const { id, version } = created;
    return this.offer(isRepeated ? await this.properties.update(id, content, version) : created, slots);
  }

  /** @throws Failure `conflict` unless the listing is what the form began with. */
  async update(
    id: number,
    content: PropertyContent,
    slots: readonly string[],
    version: string,
  ): Promise<EditedProperty> {
    return this.offer(await this.properties.update(id, content, version), slots);
  }

  private async offer(edited: EditedProperty, slots: readonly string[]): Promise<EditedProperty> {
    this.savedSlots = edited.slots;
    if (slots.join() === edited.slots.join()) return edited;
    const offered = await this.properties.offerSlots(edited.id, slots, edited.version);
    this.savedSlots = offered.slots;
    return offered;
  }
}
