import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { VisitReports } from '../../../src/core/site/visits.ts';
import type { Navigation } from '../../../src/view-models/site/navigation.ts';
import { reportVisits } from '../../../src/view-models/site/report-visits.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

function aVisitor() {
  const shown = observable({ current: { open: { route: 'Index' } } as object | null }, {}, { deep: false });
  const visits = fakeGateway<VisitReports>({ countVisit: () => ({ message: 'visit-counted' }) });
  reportVisits(shown as unknown as Navigation, visits);
  const show = (open: object | null) => runInAction(() => (shown.current = { open }));
  return { visits, show };
}

describe('A visitor within the site (TEAM-10)', () => {
  it('is counted at each screen after the first', () => {
    const { visits, show } = aVisitor();
    show({ route: 'Product' });
    show({ route: 'Product' });
    expect(visits.inputs('countVisit')).toEqual([{ screen: 'Product' }, { screen: 'Product' }]);
  });

  it('is not counted again when only filters change', () => {
    const { visits, show } = aVisitor();
    const list = { route: 'Properties' };
    show(list);
    show(list);
    expect(visits.inputs('countVisit')).toHaveLength(1);
  });

  it('is not counted at an unknown page or after an error', () => {
    const { visits, show } = aVisitor();
    show({ route: 'NotFound' });
    show(null);
    expect(visits.inputs('countVisit')).toEqual([]);
  });

  it('notices nothing when a count fails', async () => {
    const { visits, show } = aVisitor();
    visits.failOnce('countVisit', new Failure('error-please-try-again-later', {}, 'unreachable'));
    show({ route: 'Product' });
    await Promise.resolve();
    show({ route: 'Cart' });
    expect(visits.inputs('countVisit')).toHaveLength(2);
  });
});
