import { FileSaver } from '../../core/plans/plan-export.ts';
import type { PlanFile } from '../../core/plans/plan-export.ts';

export class BrowserFileSaver extends FileSaver {
  save({ name, type, content }: PlanFile): void {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}
