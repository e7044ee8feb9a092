import { classed } from '../class-names.tsx';

/**
 * Cards side by side: two on a phone, six on the widest screen. `size="large"` shows fewer, larger cards.
 */
export const ProductGrid = classed('ul', ['product-grid'], { size: ['large'] });
