/**
 * Runs in the page before anything else: asks again for what a busy server refused, once the crowd has thinned. A picture
 * is asked for once more, and says until then that it is not complete, so that it does not count as missing (`Picture`). A script can't be, since browsers keep that a
 * module failed for as long as the page lives: the page is loaded anew, twice at most while the tab is open.
 */
export const ASK_AGAIN = `(() => {
const again = new WeakSet();
const soon = (action) => setTimeout(action, 2000 + Math.random() * 3000);
addEventListener('error', (event) => {
const failed = event.target;
if (failed.tagName === 'IMG' && failed.src.startsWith(location.origin) && !again.has(failed)) {
again.add(failed);
Object.defineProperty(failed, 'complete', { value: false, configurable: true });
event.stopImmediatePropagation();
soon(() => {
delete failed.complete;
failed.src = failed.src;
});
}
if (failed.tagName === 'SCRIPT') {
try {
const times = Number(sessionStorage.getItem('loaded-again'));
if (times < 2) soon(() => {
sessionStorage.setItem('loaded-again', times + 1);
location.reload();
});
} catch {}
}
}, true);
})();`;
