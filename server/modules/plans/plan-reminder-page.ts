import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { serveUnsubscribePage } from '../../platform/mail/unsubscribe-page.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { REMINDERS_END } from './plan-mails.ts';
import { endReminders, reminderLanguage } from './plan-reminders.ts';

export function planReminderPage(app: FastifyInstance, deps: PlanExportDependencies): void {
  const { db, texts, addresses } = deps;
  serveUnsubscribePage(app, {
    path: REMINDERS_END,
    textsOf(language, step) {
      const t = texts.in(language);
      return {
        title: t(`plan-reminders-${step}-title`),
        text: t(`plan-reminders-${step}-text`),
        button: t('plan-reminders-end'),
        link: { label: t('link-MovingIn'), address: addresses.of(language, 'MovingIn') },
      };
    },
    async languageOf(token) {
      const language = await reminderLanguage(db, token);
      if (language === null) throw new Failure('error-plan-not-found', {}, 'not-found');
      return language;
    },
    async end(token) {
      await endReminders(deps, token);
    },
  });
}
