import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mostHelpful } from '../../core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import type { ServiceCatalogue, ServiceGateway, ServiceCity } from '../../core/services/service-gateway.ts';
import type { ServiceGroup, ServiceKind } from '../../core/services/service.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Description and prices of cleaning or moving (NAV-04). */
export class ServicesPageScreen implements Screen {
  kind: ServiceKind = 'cleaning';
  reviews: ReviewList | null = null;
  private catalogue: ServiceCatalogue = { services: [], cities: [] };

  constructor(
    private readonly gateway: ServiceGateway,
    private readonly reviewCatalogue: ReviewCatalogue,
  ) {
    makeAutoObservable<this, 'catalogue'>(this, {
      ...unobserved('gateway', 'reviewCatalogue'),
      catalogue: observableRef,
      reviews: observableRef,
    });
  }

  get head(): Head {
    return {
      title: { key: `services-page-title-${this.kind}` },
      description: { key: `services-page-description-${this.kind}` },
      canonical: { name: this.kind === 'moving' ? 'MovingPage' : 'CleaningPage' },
    };
  }

  get groups(): ServiceGroup[] {
    return this.catalogue.services.filter(({ catalogue }) => catalogue === this.kind);
  }

  get cities(): ServiceCity[] {
    return this.catalogue.cities.filter(({ kinds }) => kinds.includes(this.kind));
  }

  async load({ route, signal }: Visit): Promise<void> {
    const kind = route === 'MovingPage' ? 'moving' : 'cleaning';
    const [catalogue, reviews] = await Promise.all([
      this.gateway.cleaningServices({}, signal),
      this.reviewCatalogue.reviews(mostHelpful(`service-${kind}`), signal),
    ]);
    runInAction(() => {
      this.kind = kind;
      this.reviews = reviews;
      this.catalogue = catalogue;
    });
  }
}
