import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import type { TeamVisit, TeamVisitAction, TeamWeek } from '../../core/services/team-visit.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import { stateAfterConflict } from '../site/conflict.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** A team's visits of a week, opened by the team's secret link. */
export class ServiceTeamScreen implements Screen {
  readonly head: Head = { title: { key: 'service-team-title' } };
  week: TeamWeek | null = null;
  /** The answer that awaits confirmation. */
  pending: { visit: TeamVisit; action: Exclude<TeamVisitAction, 'accept'> } | null = null;
  busy = false;
  token = '';

  constructor(
    private readonly gateway: ServiceGateway,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('head', 'gateway', 'modals'),
      week: observableRef,
      pending: observableRef,
    });
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    this.token = params['token'] ?? '';
    const week = await this.gateway.teamWeek({ token: this.token, day: query['week']?.[0] ?? null }, signal);
    runInAction(() => {
      this.week = week;
    });
  }

  onLeave(): void {
    this.pending = null;
  }

  /** Mondays of the previous and next week, `YYYY-MM-DD`. */
  get nearWeeks(): { before: string; after: string } | null {
    return this.week && { before: addDays(this.week.from, -7), after: addDays(this.week.from, 7) };
  }

  /** Days of the week with their visits. */
  get days(): { date: string; visits: TeamVisit[] }[] {
    const { week } = this;
    if (!week) return [];
    return Array.from({ length: 7 }, (_, index) => addDays(week.from, index))
      .map((date) => ({ date, visits: week.visits.filter((visit) => visit.date === date) }))
      .filter(({ visits }) => visits.length > 0);
  }

  /** Accepts at once; finishing and declining ask first. */
  async answer(visit: TeamVisit, action: TeamVisitAction): Promise<void> {
    if (action === 'accept') await this.send(visit, action);
    else this.pending = { visit, action };
  }

  giveUp(): void {
    this.pending = null;
  }

  async confirm(): Promise<void> {
    if (this.pending) await this.send(this.pending.visit, this.pending.action);
  }

  private async send({ orderId, visit, date }: TeamVisit, action: TeamVisitAction): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const answered = await this.gateway.answerVisit({ token: this.token, orderId, visit, date, action });
      runInAction(() => this.replace(answered));
      this.modals.notify('success', `service-visit-${answered.status}-done`);
    } catch (error) {
      const week = await stateAfterConflict(error, () =>
        this.gateway.teamWeek({ token: this.token, day: date }),
      );
      if (week) {
        runInAction(() => {
          this.week = week;
        });
      }
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
        this.pending = null;
      });
    }
  }

  private replace(answered: TeamVisit): void {
    if (!this.week) return;
    const isMeant = ({ orderId, visit, date }: TeamVisit) =>
      orderId === answered.orderId && visit === answered.visit && date === answered.date;
    this.week = {
      ...this.week,
      visits: this.week.visits.map((visit) => (isMeant(visit) ? answered : visit)),
    };
  }
}
