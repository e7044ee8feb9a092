import type { HomeCatalogue } from '../../core/homes/home-catalogue.ts';
import { visitorRules } from '../../core/homes/visitor-rules.ts';
import type { ReportForm } from '../../core/homes/visitor-rules.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

const EMPTY: ReportForm = { reason: null, text: '', email: '' };

/** Tells the operator that something is wrong with a listing; it comes with its modal, rules and all. */
export class PropertyReport {
  readonly form: Form<ReportForm>;

  /** @param done told when it has arrived. */
  constructor(catalogue: Pick<HomeCatalogue, 'report'>, modals: Modals, id: number, done: () => void) {
    this.form = new Form<ReportForm>(EMPTY, {
      check: (values) => visitorRules.report.errorsOf(values),
      submit: async (values) => {
        const { reason, text, email } = visitorRules.report.commandOf(values);
        if (reason === null) return;
        await catalogue.report(id, { reason, text, email });
        done();
        modals.notify('success', 'property-reported');
      },
    });
  }
}
