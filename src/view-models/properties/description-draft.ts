import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnProperties } from '../../core/properties/own-properties.ts';
import { contentOf } from '../../core/properties/property-form.ts';
import type { Modals } from '../site/modals.ts';
import type { PropertyEditor } from './property-editor.ts';
import { unobserved } from '../site/unobserved.ts';

/** Drafted description (HOME-07): request, apply, undo. */
export class DescriptionDraft {
  busy = false;
  replaced: { description: string; descriptionAi: string } | null = null;

  constructor(
    private readonly editor: PropertyEditor,
    private readonly properties: OwnProperties,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, { ...unobserved('editor', 'properties', 'modals'), replaced: observableRef });
  }

  /** True for a draft that nobody has changed. */
  get isUnwritten(): boolean {
    const { description, descriptionAi } = this.editor.form.values;
    return descriptionAi !== '' && description.trim() === descriptionAi.trim();
  }

  /** True if a draft would replace text written by a person. */
  get wouldReplace(): boolean {
    return this.editor.form.values.description.trim() !== '' && !this.isUnwritten;
  }

  /** Inserts a draft made from the listing's facts; the previous text can be restored. */
  async write(): Promise<void> {
    if (this.busy) return;
    const { form, status } = this.editor;
    this.busy = true;
    try {
      const { address } = form.values;
      const { description: drafted } = await this.properties.draftDescription({
        address: address.trim(),
        property: contentOf(form.values, status).content,
      });
      const { description, descriptionAi } = form.values;
      runInAction(() => {
        this.replaced = description.trim() === '' ? null : { description, descriptionAi };
        form.set('descriptionAi', drafted);
        form.set('description', drafted);
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  undo(): void {
    if (!this.replaced) return;
    const { description, descriptionAi } = this.replaced;
    this.editor.form.set('description', description);
    this.editor.form.set('descriptionAi', descriptionAi);
    this.replaced = null;
  }
}
