import type { EditedProperty, OwnProperties } from '../../core/properties/own-properties.ts';
import type { PropertyContent } from '../../core/properties/property-content.ts';
import { withId } from '../../core/shared/answer-checks.ts';

/**
 * Creates a record by its key. A repeated request may find a record created with older content, which is then
 * updated.
 * @throws Failure
 */
export async function createOnce<Edited extends { id: number }>(
  create: () => Promise<Edited>,
  update: (created: Edited) => Promise<Edited>,
  isRepeated: boolean,
): Promise<Edited> {
  const created = withId(await create());
  return isRepeated ? update(created) : created;
}

/** Saves a listing: creates it once, then updates it, with the times offered for viewings. */
export class PropertyWriter {
  key = '';
  /** An earlier request without an answer may have created the listing. */
  mayBeCreated = false;
  private savedSlots: readonly string[] = [];

  constructor(private readonly properties: OwnProperties) {}

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
    const edited = await createOnce(
      () => this.properties.createProperty({ ...content, key: this.key }),
      ({ id, version }) => this.properties.updateProperty({ ...content, id, version }),
      isRepeated,
    );
    return this.offer(edited, slots);
  }

  /** @throws Failure `conflict` unless the version is the current one */
  async update(
    id: number,
    content: PropertyContent,
    slots: readonly string[],
    version: string,
  ): Promise<EditedProperty> {
    return this.offer(await this.properties.updateProperty({ ...content, id, version }), slots);
  }

  private async offer(edited: EditedProperty, slots: readonly string[]): Promise<EditedProperty> {
    this.savedSlots = edited.slots;
    if (slots.join() === edited.slots.join()) return edited;
    const { id, version } = edited;
    const offered = await this.properties.offerSlots({ id, slots, version });
    this.savedSlots = offered.slots;
    return offered;
  }
}
