/**
 * Runs in the page before anything else. Nothing that stands further down is laid out before the first picture is painted
 * (page-styles.ts: `data-painted`), and all of it only once the page is alive, a part for each picture: all at once holds
 * a press up for a fifth of a second on a phone. What does not wait is passed over: cards do on phones alone. What a browser can't show part by part is there at the end
 * (`data-laid-out`). Who comes to a place within the page, or back to it, has all of it from the beginning.
 */
export const FIRST_PICTURE = `(() => {
const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType('navigation');
if (location.hash || visit?.type !== 'navigate') dataset.laidOut = '';
const painted = () => { dataset.painted = ''; };
setTimeout(painted, 1000);
new PerformanceObserver((list) => {
if (list.getEntriesByName('first-contentful-paint').length === 0) return;
painted();
dispatchEvent(new Event('painted'));
}).observe({ type: 'paint', buffered: true });
addEventListener('alive', async () => {
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
await drawn();
for (const part of document.querySelectorAll('.product-grid > li, .section ~ .section, .eight-grid > li, .footer')) {
if (getComputedStyle(part).contentVisibility === 'visible') continue;
await drawn();
part.animate({ contentVisibility: 'visible' }, { fill: 'forwards' });
}
dataset.laidOut = '';
}, { once: true });
})();`;
