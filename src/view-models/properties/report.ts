import type { ReportReason } from '../../core/properties/property-choices.ts';
import { visitorRules } from '../../core/properties/visitor-rules.ts';
import type { ReportForm } from '../../core/properties/visitor-rules.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

const EMPTY: ReportForm = { reason: null, text: '', email: '' };

/** Where a report goes; the listing, or whatever is reported, is its own to know. */
export type SendReport = (report: { reason: ReportReason; text: string; email: string }) => Promise<unknown>;

/** Tells the team that something is wrong; it comes with its modal, rules and all. */
export class Report {
  readonly form: Form<ReportForm>;

  /** @param done told when it has arrived. @param thanks the key of what is said then. */
  constructor(send: SendReport, modals: Modals, done: () => void, thanks = 'property-reported') {
    this.form = new Form<ReportForm>(EMPTY, {
      check: (values) => visitorRules.report.errorsOf(values),
      submit: async (values) => {
        const { reason, text, email } = visitorRules.report.commandOf(values);
        if (reason === null) return;
        await send({ reason, text, email });
        done();
        modals.notify('success', thanks);
      },
    });
  }
}
