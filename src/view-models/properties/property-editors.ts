import type { PropertyEditor } from './property-editor.ts';

/** The active editor, so that the form continues when its address changes. */
export class PropertyEditors {
  private editor: PropertyEditor | null = null;
  private isShown = false;
  private field: string | null = null;

  store(editor: PropertyEditor): void {
    this.editor = editor;
    this.isShown = true;
  }

  /** Drops the editor of a left screen unless it has unsaved input. */
  release(editor: PropertyEditor): void {
    if (this.editor === editor) this.isShown = false;
  }

  /** Returns the active editor of a listing; `null` for a listing without an id. */
  of(id: string | null): PropertyEditor | null {
    const { editor } = this;
    if (!editor || editor.id === null || String(editor.id) !== id) return null;
    return (this.isShown || editor.isBusy) && !editor.isAnothers ? editor : null;
  }

  /** Field that the next screen focuses. */
  want(name: string): void {
    this.field = name;
  }

  wanted(): string | null {
    const { field } = this;
    this.field = null;
    return field;
  }
}
