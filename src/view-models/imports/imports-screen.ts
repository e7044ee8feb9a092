import { MANUFACTURER_FIELDS } from '../../core/shop/import/import-manufacturer.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { isId } from '../../core/shared/id.ts';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { ImportEncoding } from '../../core/shared/import/import-encoding.ts';
import { isUnderWay, ROW_FILTERS, rowCount, rowsStand } from '../../core/shared/import/file-import.ts';
import type { FileImportSummary, RowFilter } from '../../core/shared/import/file-import.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { ImportMappingForm } from './import-mapping-form.ts';
import type { ImportSubject, ShownImport, ShownImports, ShownRow } from './import-subject.ts';
import { unobserved } from '../site/unobserved.ts';

const ON_A_PAGE = 20;
/** Last page of rows that can be requested. */
const MAX_PAGE = 5_000;
/** Milliseconds between two requests: the first interval, and the longest without progress. */
const [POLL_INTERVAL, MAX_POLL_INTERVAL] = [1_000, 8_000];

/** The imports of a vendor or an agency, or one of them: its progress, changes and errors (VEND-04, VEND-05). */
export class ImportsScreen implements Screen {
  readonly head: Head;
  imports: Page<FileImportSummary> = { data: [], total: 0 };
  chosen: ShownImport | null = null;
  rows: Page<ShownRow> = { data: [], total: 0 };
  action: RowFilter = 'bad';
  page = 1;
  mapping: ImportMappingForm | null = null;
  /** True while a change is being sent. */
  busy = false;
  /** True while the user is asked to confirm the cancellation. */
  cancelling = false;
  private isShown = false;
  private pollInterval = POLL_INTERVAL;
  private stopPolling: () => void = () => {};

  constructor(
    readonly subject: ImportSubject,
    private readonly own: ShownImports,
    private readonly clock: Clock,
    private readonly modals: Modals,
  ) {
    this.head = { title: { key: subject.texts.title } };
    makeAutoObservable(this, {
      ...unobserved('head', 'subject', 'own', 'clock', 'modals', 'isShown', 'pollInterval', 'stopPolling'),
      imports: observableRef,
      chosen: observableRef,
      rows: observableRef,
      mapping: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query, MAX_PAGE);
    const id = query['import']?.[0];
    if (!isId(id)) {
      const imports = await this.own.list(
        { offset: offsetOfPage(page, ON_A_PAGE), limit: ON_A_PAGE },
        signal,
      );
      runInAction(() => {
        this.page = page;
        this.imports = imports;
        this.chosen = null;
      });
    } else {
      const chosen = await this.own.read(id, signal);
      const wanted = ROW_FILTERS.find((one) => one === query['rows']?.[0]);
      const action = wanted ?? firstFilter(chosen);
      const rows = await this.rowsOf(chosen, action, page, signal);
      runInAction(() => {
        this.page = page;
        this.action = action;
        this.rows = rows;
        this.setChosen(chosen);
      });
    }
    if (this.isShown) this.schedulePoll();
  }

  onEnter(): void {
    this.isShown = true;
    this.schedulePoll();
  }

  onLeave(): void {
    this.isShown = false;
    this.stopPolling();
  }

  get pageCount(): number {
    return pagesOf(this.chosen ? this.rows : this.imports, ON_A_PAGE);
  }

  /** True if rows on the page lack a manufacturer, which can be set for the whole file. */
  get lacksManufacturer(): boolean {
    return this.rows.data.some(({ errors }) =>
      errors.some(({ field }) => MANUFACTURER_FIELDS.some((one) => one === field)),
    );
  }

  /** Query of a tab or page of the import, or of a page of the list. */
  queryWith({
    action = this.action,
    page = 1,
  }: {
    action?: RowFilter;
    page?: number;
  }): Record<string, QueryValue> {
    const { chosen } = this;
    return {
      ...(chosen && { import: chosen.id, rows: action }),
      page: page > 1 ? page : null,
    };
  }

  openUpload(): void {
    this.modals.show(this.subject.modal);
  }

  take(): Promise<void> {
    return this.change((id) => this.own.changeStatus(id, 'importing'));
  }

  confirmCancel(asked: boolean): void {
    this.cancelling = asked;
  }

  cancel(): Promise<void> {
    this.cancelling = false;
    return this.change((id) => this.own.changeStatus(id, 'cancelled'));
  }

  checkAgain(): Promise<void> {
    const { mapping } = this;
    if (!mapping || Object.keys(mapping.errors).length > 0) return Promise.resolve();
    const { columns, manufacturer, manufacturerAddress, manufacturerContact } = mapping;
    const said = { manufacturer, manufacturerAddress, manufacturerContact };
    return this.change((id) => this.own.mapColumns(id, columns, said));
  }

  readIn(encoding: ImportEncoding): Promise<void> {
    return this.change((id) => this.own.changeEncoding(id, encoding));
  }

  private async change(change: (id: number) => Promise<ShownImport>): Promise<void> {
    const { chosen } = this;
    if (!chosen || this.busy) return;
    this.busy = true;
    try {
      const changed = await change(chosen.id);
      await this.show(changed);
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
    this.pollInterval = POLL_INTERVAL;
    this.schedulePoll();
  }

  /** Polls the progress, less often while nothing changes. */
  private schedulePoll(): void {
    this.stopPolling();
    const isMoving = this.chosen ? isUnderWay(this.chosen) : this.imports.data.some(isUnderWay);
    if (!isMoving) return;
    this.stopPolling = this.clock.after(this.pollInterval, () => {
      void this.poll()
        .then((moved) => {
          this.pollInterval = moved ? POLL_INTERVAL : Math.min(this.pollInterval * 1.5, MAX_POLL_INTERVAL);
        })
        .catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          // Retried after an error, unless access was refused.
          this.pollInterval = error.isAccessRefusal ? Infinity : MAX_POLL_INTERVAL;
        })
        .then(() => {
          if (this.isShown && this.pollInterval !== Infinity) this.schedulePoll();
        });
    });
  }

  /** True if something has changed. */
  private async poll(): Promise<boolean> {
    const { chosen, imports, page } = this;
    if (chosen) {
      const now = await this.own.read(String(chosen.id));
      const moved =
        now.status !== chosen.status || now.progress !== chosen.progress || now.rows !== chosen.rows;
      if (moved && this.chosen?.id === now.id) await this.show(now);
      return moved;
    }
    const list = await this.own.list({ offset: offsetOfPage(page, ON_A_PAGE), limit: ON_A_PAGE });
    const moved = JSON.stringify(list) !== JSON.stringify(imports);
    runInAction(() => {
      this.imports = list;
    });
    return moved;
  }

  /** Shows the import, with its rows once it is checked. */
  private async show(now: ShownImport): Promise<void> {
    const isCurrent = rowsStand(now);
    const action = isCurrent && rowCount(now, this.action) === 0 ? firstFilter(now) : this.action;
    const page = action === this.action ? this.page : 1;
    const rows = isCurrent ? await this.rowsOf(now, action, page) : this.rows;
    runInAction(() => {
      Object.assign(this, { action, page, rows });
      this.setChosen(now);
    });
  }

  private setChosen(now: ShownImport): void {
    const isSame = this.chosen?.id === now.id && this.chosen.status === now.status;
    this.chosen = now;
    // Edits stay while the columns are the same.
    if (!isSame || !this.mapping) this.mapping = new ImportMappingForm(this.subject.fields, now);
  }

  private async rowsOf(
    now: ShownImport,
    action: RowFilter,
    page: number,
    signal?: CancelSignal,
  ): Promise<Page<ShownRow>> {
    if (rowCount(now, action) === 0) return { data: [], total: 0 };
    return this.own.rows(now.id, { action, offset: offsetOfPage(page, ON_A_PAGE), limit: ON_A_PAGE }, signal);
  }
}

function firstFilter(one: ShownImport): RowFilter {
  return ROW_FILTERS.find((filter) => rowCount(one, filter) > 0) ?? 'bad';
}
