import { BEHIND_EDGE, CARDS, PARTS } from '../../../src/views/styles/further-down.ts';

/**
 * Runs in the page before anything else. Nothing that stands further down is laid out with the first picture (page-styles.ts), but
 * once the page is alive and our letters have taken the system's place (late-fonts.ts), a part for each picture: all at once holds
 * a press up for a fifth of a second on a phone, and twice where letters change. What the window shows of it after all
 * comes right after the first picture, and as soon as one moves, also to another screen, parts are laid out as one comes near (`data-near`).
 * What does not wait is passed over: cards do on phones alone. What a browser can't show part by part it shows by `data-near`,
 * and at the end (`data-laid-out`). Who comes to a place within the page, or back to it, has all of it from the beginning.
 */
export const FIRST_PICTURE = `(() => {
const { dataset } = document.documentElement;
const [visit] = performance.getEntriesByType('navigation');
if (location.hash || visit?.type !== 'navigate') dataset.laidOut = '';
const near = () => { dataset.near = ''; };
for (const move of ['scroll', 'wheel', 'touchmove', 'keydown', 'submit']) addEventListener(move, near, { once: true, passive: true });
addEventListener('click', ({ target }) => { if (target.closest('a')) near(); }, true);
setTimeout(near, 4000);
const parts = () => document.querySelectorAll('${[...PARTS, ...CARDS, ...BEHIND_EDGE].join()}');
const waits = (part) => getComputedStyle(part).contentVisibility !== 'visible';
const show = (part) => part.animate({ contentVisibility: 'visible' }, { fill: 'forwards' });
const seen = new IntersectionObserver((list) => {
for (const { isIntersecting, target } of list) {
if (!isIntersecting || !waits(target)) continue;
show(target);
if (waits(target)) near();
}
});
const look = () => { for (const part of parts()) seen.observe(part); };
new PerformanceObserver((list) => {
if (list.getEntriesByName('first-contentful-paint').length === 0) return;
if (document.readyState === 'loading') addEventListener('parsed', look, { once: true });
else look();
dispatchEvent(new Event('painted'));
}).observe({ type: 'paint', buffered: true });
const letters = new Promise((come) => {
addEventListener('letters', come, { once: true });
setTimeout(come, 4000);
});
addEventListener('alive', async () => {
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
await letters;
await drawn();
for (const part of parts()) {
if (!part.isConnected) break;
if (!waits(part)) continue;
await drawn();
show(part);
}
seen.disconnect();
dataset.laidOut = '';
}, { once: true });
})();`;

/**
 * Runs as a module, which a browser does in a task of its own once it has read the document: what it then does with every page (the
 * style of what came last, the layout that its look at forms asks for) would else be one task with what it read last, 62 to 127 ms of a phone.
 */
export const PARSED = `dispatchEvent(new Event('parsed'));`;
