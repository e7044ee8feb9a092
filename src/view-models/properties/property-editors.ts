import type { PropertyEditor } from './property-editor.ts';

/** The editor that is at work, so that the form goes on where its address changes under it. */
export class PropertyEditors {
  private editor: PropertyEditor | null = null;
  private isShown = false;
  private field: string | null = null;

  hold(editor: PropertyEditor): void {
    this.editor = editor;
    this.isShown = true;
  }

  /** Its screen was left: it is kept only for as long as there is something that the server does not have. */
  release(editor: PropertyEditor): void {
    if (this.editor === editor) this.isShown = false;
  }

  /** The editor of a listing that is still at work; `null` asks for the one of a listing without an id. */
  of(id: string | null): PropertyEditor | null {
    const { editor } = this;
    if (!editor || editor.id === null || String(editor.id) !== id) return null;
    return (this.isShown || editor.isBusy) && !editor.isAnothers ? editor : null;
  }

  /** Remembers a field for the next screen to lead to. */
  want(name: string): void {
    this.field = name;
  }

  wanted(): string | null {
    const { field } = this;
    this.field = null;
    return field;
  }
}
