import { makeAutoObservable, runInAction } from 'mobx';
import type { Newsletter } from '../../core/newsletter/newsletter.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/**
 * Target of the newsletter's links (BLOG-03). Programs follow links in mails, so a button confirms or ends
 * the subscription.
 */
export class NewsletterLinkScreen implements Screen {
  purpose: 'confirm' | 'leave' = 'confirm';
  outcome: 'asked' | 'done' | 'over' | 'unreachable' = 'asked';
  busy = false;
  private token = '';

  constructor(private readonly newsletter: Newsletter) {
    makeAutoObservable(this, unobserved('newsletter', 'token'));
  }

  get head(): Head {
    return { title: { key: `newsletter-${this.purpose}-title` } };
  }

  async load({ route, query }: Visit): Promise<void> {
    runInAction(() => {
      this.purpose = route === 'NewsletterUnsubscription' ? 'leave' : 'confirm';
      this.token = query['token']?.[0] ?? '';
      this.outcome = 'asked';
    });
  }

  async proceed(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      if (this.purpose === 'confirm') await this.newsletter.confirmSubscription({ token: this.token });
      else await this.newsletter.unsubscribe({ token: this.token });
      this.become('done');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.become(error.kind === 'invalid' || error.kind === 'malformed' ? 'over' : 'unreachable');
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private become(outcome: NewsletterLinkScreen['outcome']): void {
    runInAction(() => {
      this.outcome = outcome;
    });
  }
}
