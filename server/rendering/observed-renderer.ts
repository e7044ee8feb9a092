import type { Metrics } from '../platform/metrics.ts';
import { inSpan } from '../platform/tracing/spans.ts';
import type { Renderer } from './renderer.ts';

/** The renderer, with each page in its trace and, where something is measured, among the figures. */
export function observed<Observed extends Renderer>(renderer: Observed, metrics?: Metrics): Observed {
  return {
    ...renderer,
    render: (request) =>
      inSpan('render', {}, async (span) => {
        const start = performance.now();
        const page = await renderer.render(request);
        span.setAttribute('uyut.page', page.route);
        metrics?.renders.observe({ page: page.route }, (performance.now() - start) / 1000);
        return page;
      }),
  };
}
