import type { ReportReason } from '../../core/properties/property-choices.ts';
import { visitorRules } from '../../core/properties/visitor-rules.ts';
import type { ReportForm } from '../../core/properties/visitor-rules.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

const EMPTY: ReportForm = { reason: null, text: '', email: '' };

export type SendReport = (report: { reason: ReportReason; text: string; email: string }) => Promise<unknown>;

/** Report dialog; loads with its modal. */
export class Report {
  readonly form: Form<ReportForm>;

  /**
   * @param done called after sending
   * @param thanks text key of the confirmation
   */
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
